interface Complaints {
  addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void
}

/** One latest version, and no name or path twice. */
export function checkVersions(
  versions: readonly { name: string; path: string; isLast: boolean }[],
  complaints: Complaints,
): void {
  checkTwice({ items: versions, key: 'name' }, complaints)
  checkTwice({ items: versions, key: 'path' }, complaints)
  const last = versions.filter(({ isLast }) => isLast).length
  if (last === 1) return
  const message = `must name one latest version (\`isLast: true\`), but has ${last === 0 ? 'none' : last}`
  complaints.addIssue({ code: 'custom', path: [], message })
}

/** No language twice. */
export function checkLocales(locales: readonly { id: string }[], complaints: Complaints): void {
  checkTwice({ items: locales, key: 'id' }, complaints)
}

function checkTwice<K extends string>(
  { items, key }: { items: readonly Record<K, string>[]; key: K },
  complaints: Complaints,
): void {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => other[key] === item[key])
    if (first === index) continue
    const message = `must differ from that of entry ${first + 1} of the list`
    complaints.addIssue({ code: 'custom', path: [index, key], message })
  }
}
