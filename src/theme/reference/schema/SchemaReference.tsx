import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/reference/operation-messages.ts'
import type { SchemaView } from '../../../shared/reference/operation-view.ts'
import { usePrintScope } from '../print/print-scope.ts'

interface SchemaReferenceProps {
  view: SchemaView & { kind: 'reference' }
  /** Of what it stands in. */
  anchor: string
}

/** The place of a schema whose fields are loaded when a reader opens it. Without a script, a link leads to them. */
export function SchemaReference({ view, anchor }: SchemaReferenceProps): ReactNode {
  const { messages } = usePrintScope()
  return (
    <details className="field-children" data-schema={view.name} data-anchor={anchor}>
      <summary>
        {messages.showFieldsOf} <code>{view.name}</code>
      </summary>
      <a href={view.url}>{fillMessage(messages.openSchema, { name: view.name })}</a>
    </details>
  )
}
