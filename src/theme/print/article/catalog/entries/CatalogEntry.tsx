import { Fragment, type ReactNode } from 'react'
import { FilledMessage } from '../../../../islands/FilledMessage.tsx'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { ApiLink, type ApiLinkProps } from '../../CatalogLinks.tsx'
import { CatalogTable } from '../CatalogTable.tsx'
import { CatalogText } from '../CatalogText.tsx'
import type { CatalogRows } from '../catalog-rows.ts'
import { type GuideLink, GuideLinks } from '../GuideLinks.tsx'

/** Content that commands and calls of an SDK have in common. */
export interface CatalogEntryProps {
  summary: string
  /** Synopsis or signature. A group of commands has none. */
  usage: string | undefined
  /** Arguments and flags, or parameters. */
  options: CatalogRows
  operations: ApiLinkProps[]
  guides: GuideLink[]
}

/** A command or a call of an SDK: description, synopsis, options, notes (`children`), operations of the API, and guides. */
export function CatalogEntry({
  summary,
  usage,
  options,
  operations,
  guides,
  children,
}: CatalogEntryProps & { children: ReactNode }): ReactNode {
  const { messages } = useArticleMessages()
  const links = operations.map((operation, index) => (
    <Fragment key={operation.path}>
      {index > 0 && ', '}
      <ApiLink {...operation} />
    </Fragment>
  ))
  return (
    <>
      {summary !== '' && (
        <p>
          <CatalogText text={summary} />
        </p>
      )}
      {usage !== undefined && (
        <p>
          <code>{usage}</code>
        </p>
      )}
      {options.rows.length > 0 && <CatalogTable catalog={options} />}
      {children}
      {links.length > 0 && <EntryNote text={messages.entryOperations} values={{ operations: links }} />}
      <GuideLinks guides={guides} />
    </>
  )
}

interface EntryNoteProps {
  text: string
  values: Record<string, ReactNode>
}

/** A paragraph of an entry: a message with its values. */
export function EntryNote(props: EntryNoteProps): ReactNode {
  return (
    <p>
      <FilledMessage {...props} />
    </p>
  )
}
