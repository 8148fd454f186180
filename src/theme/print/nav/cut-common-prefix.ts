/** The first headings of a page must share a prefix before it's cut. */
const minShared = 3

/**
 * Cuts the prefix that names of commands and methods share on a page: "tool node create" becomes "create" beside "list" and
 * "delete", and "Notebooks.get" becomes "get". Sentences keep their first words.
 */
export function cutCommonPrefix(texts: readonly string[]): string[] {
  const groups = Map.groupBy(texts, (text) => /^(?:[a-z][\w-]* |\w+\.(?=\w))/.exec(text)?.[0] ?? '')
  const prefixes = [...groups].flatMap(([start, group]) =>
    start !== '' && group.length >= minShared ? [findPrefix(group)] : [],
  )
  return texts.map((text) => {
    const prefix = prefixes.find((shared) => text.startsWith(shared))
    return prefix === undefined ? text : text.slice(prefix.length)
  })
}

/** Returns the longest prefix of whole words. Each text keeps its last word. */
function findPrefix([first = '', ...others]: readonly string[]): string {
  const ends = [...first.matchAll(/[ .](?=\S)/g)].map(({ index }) => first.slice(0, index + 1))
  return ends.findLast((end) => others.every((text) => text.startsWith(end))) ?? ''
}
