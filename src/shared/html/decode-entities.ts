/** Entities that the compiler, React, and KaTeX write by name. */
const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rarr: '→',
  larr: '←',
  times: '×',
  copy: '©',
  reg: '®',
  deg: '°',
  micro: 'µ',
}

/** Decodes HTML entities: `&lt;` → `<`. Unknown entities stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(x?[\da-f]{1,7})|([a-z]\w*));/gi, toCharacter)
}

function toCharacter(whole: string, number: string | undefined, name: string | undefined): string {
  if (number === undefined) return namedEntities[name ?? ''] ?? whole
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
