import { escapePattern } from '../../../shared/matching/escape-pattern.ts'

/** Maximum number of marks in a preview. */
const limit = 200

/** Wraps words in `<mark>`, because WebKit doesn't paint highlights of the CSS API in inert elements. */
export function markWords(element: Element, words: readonly string[]): void {
  const wanted = words.filter((word) => word.length > 1)
  if (wanted.length === 0) return
  const pattern = new RegExp(wanted.map(escapePattern).join('|'), 'giu')
  let count = 0
  for (const text of listTexts(element)) {
    const matches = [...text.data.matchAll(pattern)].slice(0, limit - count)
    count += matches.length
    // From the end, so that positions of earlier matches stay valid.
    for (const { index, 0: word } of matches.reverse()) markRange(text, index, word.length)
  }
}

function listTexts(element: Element): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  return texts
}

function markRange(text: Text, start: number, length: number): void {
  const match = text.splitText(start)
  match.splitText(length)
  const mark = document.createElement('mark')
  match.replaceWith(mark)
  mark.append(match)
}
