import { Fragment, type ReactNode } from 'react'
import { FilledMessage } from '../../../../islands/FilledMessage.tsx'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { CliLink, type CliLinkProps } from '../../CatalogLinks.tsx'
import { CatalogText } from '../CatalogText.tsx'
import { CatalogEntry, type CatalogEntryProps, EntryNote } from './CatalogEntry.tsx'

export interface CommandProps extends CatalogEntryProps {
  /** Flags that select the profile, project, and region. */
  contextFlags: string[]
  /** Output of the command, in words. Undefined for a command that changes something. */
  output: string | undefined
  /** The command that shows the change. */
  check: CliLinkProps | undefined
}

/** A command of the command-line tool: description, synopsis, flags, and the guides that use it. */
export function Command({ contextFlags, output, check, ...entry }: CommandProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <CatalogEntry {...entry}>
      {contextFlags.length > 0 && (
        <EntryNote text={messages.commandContext} values={{ flags: <CodeList items={contextFlags} /> }} />
      )}
      {output !== undefined && (
        <EntryNote text={messages.commandOutput} values={{ output: <CatalogText text={output} /> }} />
      )}
      {check !== undefined && (
        <EntryNote text={messages.commandCheck} values={{ command: <CliLink {...check} /> }} />
      )}
    </CatalogEntry>
  )
}

function CodeList({ items }: { items: string[] }): ReactNode {
  const { messages } = useArticleMessages()
  const list = (shown: string[]): ReactNode =>
    shown.map((item, index) => (
      <Fragment key={item}>
        {index > 0 && ', '}
        <code>{item}</code>
      </Fragment>
    ))
  if (items.length < 2) return list(items)
  return (
    <FilledMessage
      text={messages.listAnd}
      values={{ first: list(items.slice(0, -1)), last: list(items.slice(-1)) }}
    />
  )
}
