/** Languages of code blocks that a shell runs. */
export const shellLanguages: ReadonlySet<string> = new Set(['bash', 'sh', 'shell'])

/** A quoted part of a script. */
export interface QuotedText {
  start: number
  end: number
  /** The word before the quote, such as `--data`. */
  option: string
}

/** Matches an escaped character, a comment, or a quoted part of a script. */
const tokenPattern = /\\[\s\S]|(?<=^|\s)#[^\n]*|"(?:\\[\s\S]|[^"\\])*"|'[^']*'/gm

/** Finds the single-quoted parts of a script, where the shell replaces nothing. */
export function findSingleQuoted(script: string): QuotedText[] {
  return [...script.matchAll(tokenPattern)]
    .filter(([text]) => text.startsWith("'"))
    .map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      option: script.slice(0, index).match(/(\S+?)[\s=]*$/)?.[1] ?? '',
    }))
}

/** Blanks the content of here-documents, but keeps the lines. */
export const blankHereDocuments = (script: string): string =>
  script.replace(/<<-?\s*(['"]?)(\w+)\1[^\n]*\n[\s\S]*?^\s*\2$/gm, blankText)

/** Blanks the single-quoted parts of a script, but keeps the lines. */
export function blankSingleQuoted(script: string): string {
  return findSingleQuoted(script).reduce(
    (text, { start, end }) => text.slice(0, start) + blankText(text.slice(start, end)) + text.slice(end),
    script,
  )
}

const blankText = (text: string): string => text.replace(/[^\n]/g, ' ')
