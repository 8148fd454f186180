import type { ReactNode } from 'react'
import type { NamedSchemaView, SchemaUseList } from '../../../../shared/api/operation-view.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import { Description, Html } from '../Html.tsx'
import { Code } from '../operation/Examples.tsx'
import { SectionTitle } from '../operation/OperationSection.tsx'
import { SampleCard } from '../operation/SampleCard.tsx'
import { usePrintContext } from '../print-context.ts'

interface SchemaArticleProps {
  view: NamedSchemaView
  /** The printed fields, without the description. */
  fields: string
}

/** A schema on its own page: its title, description, users, and fields next to an example. */
export function SchemaArticle({ view, fields }: SchemaArticleProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <div className="operation">
      <div className="operation-grid schema-grid">
        <header className="operation-head">
          <h1 className="page-title" tabIndex={-1}>
            {view.name}
          </h1>
          <Description html={view.schema.description} />
          <SchemaUses view={view} />
        </header>
        {view.example !== '' && (
          <div className="operation-side">
            <SampleCard title={messages.apiExample}>
              <Code language="json" label={messages.apiExample} html={view.example} />
            </SampleCard>
          </div>
        )}
        <section className="operation-details operation-section">
          <div className="operation-section-head">
            <SectionTitle>{messages.apiProperties}</SectionTitle>
          </div>
          <Html html={fields} />
        </section>
      </div>
    </div>
  )
}

/** The operations and schemas that name a schema. */
function SchemaUses({ view: { usedBy, partOf } }: { view: NamedSchemaView }): ReactNode {
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
