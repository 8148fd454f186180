import type { ReactNode } from 'react'

/** A sentence with code between backticks. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  )
}
