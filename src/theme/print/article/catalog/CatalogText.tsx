import { Fragment, type ReactNode } from 'react'
import { isUnbroken } from '../../../../shared/text/is-unbroken.ts'

/** Matches code between backticks, and flags, which many texts of the catalog mention without backticks. */
const codePattern = /(`[^`]*`|(?<![\w-])--[a-z][\w-]*)/

/** A text of the catalog, with its code. */
export function CatalogText({ text }: { text: string }): ReactNode {
  return text.split(codePattern).map((part, index) => {
    const code = index % 2 === 1 ? part.replaceAll('`', '') : undefined
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed once, parts never move
      <Fragment key={index}>
        {code === undefined ? (
          part
        ) : (
          <code className={isUnbroken(code) ? 'unbroken' : undefined}>{code}</code>
        )}
      </Fragment>
    )
  })
}
