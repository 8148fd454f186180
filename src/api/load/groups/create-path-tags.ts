/**
 * Creates tags for operations without one, from the first word of their path that names a resource:
 * `/v1/payment_intents/{id}/` belongs to "Payment intents". A tag of the document with the same name is used instead.
 * `paths` has the path of every operation.
 */
export function createPathTags(
  paths: readonly string[],
  tags: readonly string[],
): (path: string) => string | undefined {
  const tagsByName = new Map(tags.map((tag) => [tag.toLowerCase(), tag]))
  const words = paths.map(listWords)
  const common = countCommonWords(words)
  return (path) => {
    const all = listWords(path)
    const word = all.slice(common).find((candidate) => !isGeneric(candidate)) ?? all.at(-1)
    const name = word && toName(word)
    return name && (tagsByName.get(name.toLowerCase()) ?? name)
  }
}

/** Lists the segments of a path that aren't parameters, without the extension of a file. */
const listWords = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment !== '' && !segment.includes('{'))
    .map((segment) => segment.replace(/\.(?:json|xml|php|aspx?)$|(?<=.)[?#:].*$/, ''))

/** Whether a segment says nothing about the resource: `api`, `v2`, `2010-04-01`. */
const isGeneric = (word: string): boolean => /^(?:api|rest|public|v\d[\w.]*|\d[\d.-]*)$/i.test(word)

/** Counts the leading words that all paths share, as long as the next word puts several operations together. */
function countCommonWords(paths: readonly (readonly string[])[]): number {
  const [first] = paths
  if (first === undefined) return 0
  const isCommon = (count: number): boolean =>
    paths.every((words) => words.length > count + 1 && words[count] === first[count]) &&
    new Set(paths.map((words) => words[count + 1])).size <= paths.length / 2
  let count = 0
  while (isCommon(count)) count++
  return count
}

/** Converts snake case and camel case to words: "Payment intents". */
function toName(word: string): string {
  const text = word
    .replace(/([a-z\d])([A-Z][a-z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
