import { createFenceReader } from '../../shared/content/fences.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { TracedText } from './prepare-source.ts'
import { removeCodeSpans } from './remove-code-spans.ts'

/** Maximum nested elements. The compiler is recursive and overflows its stack at 4,000. */
const maxElementDepth = 1000

const tokens = /<(\/?)([A-Za-z][\w.:-]*)|(\/?)>/g
const voidElements = /^(?:area|br|col|hr|img|input|source|track|wbr)$/i

/** Finds the line where a text has too many open elements. */
export function checkElementLimits({ text, origin }: TracedText): Problem | undefined {
  const open = { depth: 0, isInTag: false }
  const readFence = createFenceReader()
  for (const [index, line] of text.split('\n').entries()) {
    if (readFence(line)) continue
    for (const token of removeCodeSpans(line).matchAll(tokens)) countToken(token, open)
    if (open.depth <= maxElementDepth) continue
    return {
      problem: `There are more than ${maxElementDepth} nested elements.`,
      at: origin(index + 1),
      fix: 'Close every element, and write a literal `<` as `&lt;` or in code.',
    }
  }
  return undefined
}

interface OpenElements {
  depth: number
  isInTag: boolean
}

function countToken([, slash, name, selfClosing]: RegExpMatchArray, open: OpenElements): void {
  if (name === undefined) {
    if (open.isInTag && selfClosing === '/') open.depth -= 1
    open.isInTag = false
  } else if (slash === '/') {
    open.depth = Math.max(0, open.depth - 1)
    open.isInTag = false
  } else {
    open.isInTag = !voidElements.test(name)
    if (open.isInTag) open.depth += 1
  }
}
