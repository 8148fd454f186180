import type { ReactNode } from 'react'
import type { SchemaView } from '../../../shared/api/operation-view.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { Description } from '../print/Html.tsx'
import type { OperationMessages } from '../print/operation-messages.ts'
import { usePrintScope } from '../print/print-scope.ts'
import { FieldFacts } from './FieldFacts.tsx'
import type { FieldSide } from './Fields.tsx'
import { SchemaReference } from './SchemaRef.tsx'
import { SchemaTable } from './SchemaTable.tsx'

interface FieldChildrenProps {
  view: SchemaView
  /** Of the field that contains it. */
  anchor: string
  side: FieldSide
  isOpen: boolean
}

/** What a field contains, folded. */
export function FieldChildren({ view, anchor, side, isOpen }: FieldChildrenProps): ReactNode {
  const { messages } = usePrintScope()
  switch (view.kind) {
    case 'reference':
      return <SchemaReference name={view.name} url={view.url} anchor={anchor} />
    case 'value':
      return (
        <div className="field-item">
          <p>{messages.eachItem}</p>
          <Description html={view.description} />
          <FieldFacts facts={view.facts} />
        </div>
      )
    case 'fields':
    case 'choice':
      return (
        <details className="field-children" open={isOpen}>
          <summary>
            <span className="when-closed">{summaryOf(view, messages)}</span>
            <span className="when-open">
              {view.kind === 'choice' ? messages.hideShapes : messages.hideFields}
            </span>
          </summary>
          <div className="field-inside">
            <SchemaTable view={view} anchor={anchor} side={side} isInField />
          </div>
        </details>
      )
  }
}

function summaryOf(view: SchemaView & { kind: 'fields' | 'choice' }, messages: OperationMessages): string {
  if (view.kind === 'choice') return fillMessage(messages.showShapes, { count: view.choice.options.length })
  const count = view.fields.length
  return count === 1 ? messages.showField : fillMessage(messages.showFields, { count })
}
