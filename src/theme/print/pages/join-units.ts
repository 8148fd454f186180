/** Tags, and elements whose text is code or is read by scripts. */
const skipped = /(<(pre|code|script|style|textarea)\b[\s\S]*?<\/\2>|<[^>]*>)/
const unit = /(?<=\d) (?=(?:[KMG]i?B|TB|TiB|PB|[KMG]bps|vCPUs?|GPUs?|IOPS|ms|GHz|MHz)\b)/g

/** Keeps numbers and their units on one line: prints no-break spaces between them, except in code. */
export function joinUnits(html: string): string {
  return html
    .split(skipped)
    .map((part, index) => (index % 3 === 0 ? part.replace(unit, '\u00A0') : index % 3 === 1 ? part : ''))
    .join('')
}
