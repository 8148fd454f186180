import type { ReactNode } from 'react'
import type { NamedSchemaView, SchemaUseList } from '../../../../shared/api/operation-view.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import { usePrintContext } from '../print-context.ts'

/** The operations and schemas that name a schema. */
export function SchemaUses({ view: { usedBy, partOf } }: { view: NamedSchemaView }): ReactNode {
  const { messages } = usePrintContext()
  if (usedBy.pages.length + partOf.pages.length === 0) return null
  return (
    <dl className="api-related">
      <UseList title={messages.apiUsedBy} uses={usedBy} />
      <UseList title={messages.apiPartOf} uses={partOf} />
    </dl>
  )
}

function UseList({ title, uses: { pages, more } }: { title: string; uses: SchemaUseList }): ReactNode {
  const texts = usePrintContext()
  if (pages.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      {pages.map((page) => (
        <dd key={page.url}>
          <a href={page.url}>{page.title}</a>
        </dd>
      ))}
      {more > 0 && <dd>{countMessage(texts, 'apiMoreUses', more)}</dd>}
    </div>
  )
}
