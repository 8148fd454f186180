import { Fragment, type ReactNode } from 'react'
import { FilledMessage } from '../../../islands/FilledMessage.tsx'
import { useArticleMessages } from '../../../islands/useArticleMessages.ts'
import { ApiLink, type ApiLinkProps, CliLink, type CliLinkProps } from '../CatalogLinks.tsx'
import { CatalogTable } from './CatalogTable.tsx'
import type { CatalogRows } from './catalog-rows.ts'
import { type GuideLink, GuideLinks } from './GuideLinks.tsx'

export interface CommandProps {
  summary: string
  /** Synopsis. A group of commands has none. */
  usage: string | undefined
  /** Arguments and flags of this command only. */
  flags: CatalogRows
  /** Flags that select the profile, project, and region. */
  contextFlags: string[]
  /** Output of the command, in words. Undefined for a command that changes something. */
  output: string | undefined
  /** The command that shows the change. */
  check: CliLinkProps | undefined
  operations: ApiLinkProps[]
  guides: GuideLink[]
}

/** A command of the command-line tool: description, synopsis, flags, and the guides that use it. */
export function Command(props: CommandProps): ReactNode {
  const { summary, usage, flags, contextFlags, output, check, operations, guides } = props
  const { messages } = useArticleMessages()
  return (
    <>
      {summary !== '' && <p>{summary}</p>}
      {usage !== undefined && (
        <p>
          <code>{usage}</code>
        </p>
      )}
      {flags.rows.length > 0 && <CatalogTable catalog={flags} />}
      {contextFlags.length > 0 && (
        <p>
          <FilledMessage
            text={messages.commandContext}
            values={{ flags: <CodeList items={contextFlags} /> }}
          />
        </p>
      )}
      {output !== undefined && (
        <p>
          <FilledMessage text={messages.commandOutput} values={{ output }} />
        </p>
      )}
      {check !== undefined && (
        <p>
          <FilledMessage text={messages.commandCheck} values={{ command: <CliLink {...check} /> }} />
        </p>
      )}
      {operations.length > 0 && (
        <p>
          <FilledMessage
            text={messages.commandOperations}
            values={{ operations: <ApiLinks operations={operations} /> }}
          />
        </p>
      )}
      <GuideLinks guides={guides} />
    </>
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

function ApiLinks({ operations }: Pick<CommandProps, 'operations'>): ReactNode {
  return operations.map((operation, index) => (
    <span key={operation.path}>
      {index > 0 && ', '}
      <ApiLink {...operation} />
    </span>
  ))
}
