import { Fragment, type ReactNode } from 'react'

/** A text of the catalog, with code between backticks. */
export function CatalogText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, parts never move
    return <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  })
}
