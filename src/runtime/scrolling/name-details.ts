/**
 * Names the `<details>` below an element by their place among those inside of the same one: `0`, `1`, `1/0`. What is
 * loaded into one of them later changes no other name.
 */
export function nameDetails(root: Element): [name: string, details: HTMLDetailsElement][] {
  const names = new Map<Element, string>()
  const counts = new Map<string, number>()
  return [...root.querySelectorAll('details')].map((details) => {
    const outer = details.parentElement?.closest('details')
    const prefix = outer && names.has(outer) ? `${names.get(outer)}/` : ''
    const count = counts.get(prefix) ?? 0
    counts.set(prefix, count + 1)
    names.set(details, `${prefix}${count}`)
    return [`${prefix}${count}`, details]
  })
}
