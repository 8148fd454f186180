import { Fragment, type ReactNode } from 'react'
import { FilledMessage } from '../../../../islands/FilledMessage.tsx'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { ApiLink, type ApiLinkProps, CliLink, type CliLinkProps } from '../../CatalogLinks.tsx'
import { CatalogTable } from '../CatalogTable.tsx'
import { CatalogText } from '../CatalogText.tsx'
import type { CatalogRows } from '../catalog-rows.ts'
import { type GuideLink, GuideLinks } from '../GuideLinks.tsx'

export interface CatalogEntryProps {
  summary: string
  /** Synopsis or signature. A group of commands has none. */
  usage: string | undefined
  /** Arguments and flags, or parameters. */
  options: CatalogRows
  /** Sentences about the result, with code between backticks. */
  notes: string[]
  /** The command that shows what a command changed. */
  check?: CliLinkProps | undefined
  operations: ApiLinkProps[]
  guides: GuideLink[]
}

/** A command or a call of an SDK: description, synopsis, options, notes, operations of the API, and guides. */
export function CatalogEntry(entry: CatalogEntryProps): ReactNode {
  const { summary, usage, options, notes, check, operations, guides } = entry
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
        <p className="usage">
          <code>{usage}</code>
        </p>
      )}
      {options.rows.length > 0 && <CatalogTable catalog={options} />}
      {notes.map((note) => (
        <p key={note}>
          <CatalogText text={note} />
        </p>
      ))}
      {check !== undefined && (
        <p>
          <FilledMessage text={messages.commandCheck} values={{ command: <CliLink {...check} /> }} />
        </p>
      )}
      {links.length > 0 && (
        <p>
          <FilledMessage text={messages.entryOperations} values={{ operations: links }} />
        </p>
      )}
      <GuideLinks guides={guides} />
    </>
  )
}
