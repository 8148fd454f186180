import { createFenceReader } from '../../../shared/content/fences.ts'

const codeSpan = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g

/** Changes Markdown outside of code fences and code spans. */
export function changeProse(text: string, change: (prose: string) => string): string {
  return splitFences(text)
    .map(({ text: part, isFence }) => (isFence ? part : changeOutsideSpans(part, change)))
    .join('')
}

function changeOutsideSpans(text: string, change: (prose: string) => string): string {
  let result = ''
  let at = 0
  for (const span of text.matchAll(codeSpan)) {
    // A code span ends with its paragraph.
    if (/\n\s*\n/.test(span[0])) continue
    result += change(text.slice(at, span.index)) + span[0]
    at = span.index + span[0].length
  }
  return result + change(text.slice(at))
}

function splitFences(text: string): { text: string; isFence: boolean }[] {
  const parts: { text: string; isFence: boolean }[] = []
  const readFence = createFenceReader()
  for (const line of text.split(/(?<=\n)/)) {
    const isFence = readFence(line.replace(/\r?\n$/, ''))
    const last = parts.at(-1)
    if (last?.isFence === isFence) last.text += line
    else parts.push({ text: line, isFence })
  }
  return parts
}
