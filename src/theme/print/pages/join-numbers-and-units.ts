/** Tags, and elements whose text is code or is read by scripts. */
const skipped = /(<(pre|code|script|style|textarea)\b[\s\S]*?<\/\2>|<[^>]*>)/
const unit = /(?<=\d) (?=(?:[KMG]i?B|TB|TiB|PB|[KMG]bps|vCPUs?|GPUs?|IOPS|ms|GHz|MHz)\b)/g
const islandTag = /^<([\w-]+)\b[^>]* data-island="/

/**
 * Keeps numbers and their units on one line: prints no-break spaces between them, except in code and in islands, whose text
 * must be what their component prints.
 */
export function joinNumbersAndUnits(html: string): string {
  const island = { tag: '', depth: 0 }
  return html
    .split(skipped)
    .map((part, index) => {
      if (index % 3 === 2) return ''
      if (index % 3 === 1) followIsland(part, island)
      return index % 3 === 0 && island.depth === 0 ? part.replace(unit, '\u00A0') : part
    })
    .join('')
}

/** Counts the open elements of an island that have the name of its outermost one. */
function followIsland(part: string, island: { tag: string; depth: number }): void {
  if (island.depth === 0) {
    const tag = part.match(islandTag)?.[1]
    if (tag !== undefined) Object.assign(island, { tag, depth: 1 })
  } else if (part === `</${island.tag}>`) island.depth--
  else if (part.startsWith(`<${island.tag}`) && /^[ >]/.test(part.slice(island.tag.length + 1)))
    island.depth++
}
