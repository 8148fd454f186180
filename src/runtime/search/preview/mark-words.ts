const limit = 200

/** Marks words in an element, in browsers that can do so without changing it. Styled as `::highlight(search)`. */
export function markWords(element: Element, words: readonly string[]): void {
  if (!('highlights' in CSS)) return
  const wanted = words.filter((word) => word.length > 1)
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null && ranges.length < limit; node = walker.nextNode()) {
    for (const word of wanted) ranges.push(...findWord(node, word))
  }
  CSS.highlights.set('search', new Highlight(...ranges))
}

function findWord(node: Node, word: string): Range[] {
  const text = (node.textContent ?? '').toLowerCase()
  const ranges: Range[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const range = new Range()
    // Some letters have another length in lower case; a mark at the wrong place is no mark.
    if (at + word.length > (node.textContent ?? '').length) break
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    ranges.push(range)
  }
  return ranges
}
