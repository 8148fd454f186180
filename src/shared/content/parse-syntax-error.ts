/** A mistake in the syntax of a Markdown or MDX text. */
export interface SyntaxMistake {
  /** From 1. */
  line: number
  message: string
}

/** Reads an error of the Markdown compiler. It starts with line and column if it's about the text; others are bugs. */
export function parseSyntaxError(error: unknown): SyntaxMistake | undefined {
  const match = error instanceof Error ? error.message.match(/^(\d+):\d+:\s*([\s\S]*)$/) : null
  if (match === null) return undefined
  const message = (match[2] ?? '').replace(/ \((?:\d+:\d+|[\w-]+:[\w-]+)\)/g, '').trim()
  return { line: Number(match[1]), message: message.replace(/\.$/, '') }
}
