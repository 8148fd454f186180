/** The part of a refinement's context that checks use. */
export interface IssueContext {
  addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void
}

/** Requires one latest version, and no duplicate names or paths. */
export function checkVersions(
  versions: readonly { name: string; path: string; isLast: boolean }[],
  context: IssueContext,
): void {
  checkUnique({ items: versions, key: 'name' }, context)
  checkUnique({ items: versions, key: 'path' }, context)
  const last = versions.filter(({ isLast }) => isLast).length
  if (last === 1) return
  const message = `must name one latest version (\`isLast: true\`), but has ${last === 0 ? 'none' : last}`
  context.addIssue({ code: 'custom', path: [], message })
}

/** Requires unique locales. */
export function checkLocales(locales: readonly { id: string }[], context: IssueContext): void {
  checkUnique({ items: locales, key: 'id' }, context)
}

function checkUnique<K extends string>(
  { items, key }: { items: readonly Record<K, string>[]; key: K },
  context: IssueContext,
): void {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => other[key] === item[key])
    if (first === index) continue
    const message = `must differ from item ${first + 1} of the list`
    context.addIssue({ code: 'custom', path: [index, key], message })
  }
}
