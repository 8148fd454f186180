// cspell:ignore Dests endobj
/**
 * Reads on which page of a PDF each of its named places is. Understands the files that Chromium writes, whose objects aren't
 * compressed and whose pages are in order.
 */
export function readPageNumbers(pdf: string): Map<string, number> {
  const pages = [...pdf.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id)
  const numbers = new Map(pages.map((id, index) => [id, index + 1]))
  const placesId = pdf.match(/\/Dests (\d+) 0 R/)?.[1]
  const places = pdf.match(new RegExp(`\\n${placesId} 0 obj\\n<<(.*?)>>\\nendobj`, 's'))?.[1] ?? ''
  return new Map(
    [...places.matchAll(/\/(\S+) \[(\d+) 0 R\b/g)].flatMap(([, name = '', id]) => {
      const number = numbers.get(id)
      return number === undefined ? [] : [[name, number] as const]
    }),
  )
}
