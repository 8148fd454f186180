import { Fragment, type ReactNode } from 'react'
import { isUnbroken } from '../../../../shared/text/is-unbroken.ts'

/** Matches strong words, code between backticks, and flags, which many texts mention without backticks. */
const partPattern = /(\*\*[^*]+\*\*|`[^`]*`|(?<![\w-])--[a-z][\w-]*)/

/** A text of the catalog, with its code and strong words. */
export function CatalogText({ text }: { text: string }): ReactNode {
  return text.split(partPattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, parts never move
    <Fragment key={index}>{index % 2 === 1 ? printMarked(part) : part}</Fragment>
  ))
}

function printMarked(part: string): ReactNode {
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  const code = part.replaceAll('`', '')
  return <code className={isUnbroken(code) ? 'unbroken' : undefined}>{code}</code>
}
