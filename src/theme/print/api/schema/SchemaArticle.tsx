import type { ReactNode } from 'react'
import type { NamedSchemaView } from '../../../../shared/api/operation-view.ts'
import { Html } from '../Html.tsx'
import { Code } from '../operation/Examples.tsx'
import { SampleCard } from '../operation/SampleCard.tsx'
import { usePrintContext } from '../print-context.ts'
import { SchemaUses } from './SchemaUses.tsx'

interface SchemaArticleProps {
  view: NamedSchemaView
  /** The printed fields. */
  fields: string
}

/** A schema on its own page: what uses it, and its fields next to an example. */
export function SchemaArticle({ view, fields }: SchemaArticleProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <div className="operation">
      <div className="operation-grid">
        <div className="operation-details">
          <SchemaUses view={view} />
          <Html html={fields} />
        </div>
        {view.example !== '' && (
          <div className="operation-side">
            <SampleCard title={messages.apiExample}>
              <Code language="json" label={messages.apiExample} html={view.example} />
            </SampleCard>
          </div>
        )}
      </div>
    </div>
  )
}
