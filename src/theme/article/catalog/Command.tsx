import type { ReactNode } from 'react'
import { ApiLink, type ApiLinkProps } from '../CatalogLinks.tsx'
import { CatalogTable } from './CatalogTable.tsx'
import type { CatalogRows } from './catalog-columns.ts'
import { type Guide, GuideLinks } from './GuideLinks.tsx'

export interface CommandProps {
  summary: string
  /** Synopsis; a group of commands has none. */
  usage: string | undefined
  /** Arguments and flags of its own. */
  flags: CatalogRows
  /** Flags that choose profile, project, and region. */
  contextFlags: string[]
  operations: ApiLinkProps[]
  guides: Guide[]
}

/** A command of the command line tool: what it does, how it is called, what it takes, and where it is used. */
export function Command(props: CommandProps): ReactNode {
  const { summary, usage, flags, contextFlags, operations, guides } = props
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
          Also accepts <CodeList items={contextFlags} />.
        </p>
      )}
      {operations.length > 0 && (
        <p>
          API:{' '}
          {operations.map((operation, index) => (
            <span key={operation.path}>
              {index > 0 && ', '}
              <ApiLink {...operation} />
            </span>
          ))}
        </p>
      )}
      <GuideLinks guides={guides} />
    </>
  )
}

function CodeList({ items }: { items: string[] }): ReactNode {
  return items.map((item, index) => (
    <span key={item}>
      {index > 0 && (index === items.length - 1 ? ' and ' : ', ')}
      <code>{item}</code>
    </span>
  ))
}
