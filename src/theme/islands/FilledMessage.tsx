import { Fragment, type ReactNode } from 'react'

interface FilledMessageProps {
  text: string
  /** Elements by name of their `{placeholder}`. */
  values: Readonly<Record<string, ReactNode>>
}

/** A message whose placeholders are filled with elements. */
export function FilledMessage({ text, values }: FilledMessageProps): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never move
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ))
}
