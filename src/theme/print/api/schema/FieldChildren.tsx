import type { ReactNode } from 'react'
import type { SchemaView } from '../../../../shared/api/operation-view.ts'
import type { ApiMessages } from '../../../../shared/messages/api/api-messages.ts'
import { countMessage, type LocalizedMessages } from '../../../../shared/messages/count-message.ts'
import { lineBreak } from '../../line-break.ts'
import { Description } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'
import { FieldFacts } from './FieldFacts.tsx'
import type { FieldSide } from './Fields.tsx'
import { SchemaPartRef, SchemaRef } from './SchemaRef.tsx'
import { SchemaTable } from './SchemaTable.tsx'

interface FieldChildrenProps {
  view: SchemaView
  /** Anchor of the field that contains these. */
  anchor: string
  side: FieldSide
  isOpen: boolean
}

/** The inner fields of a field, collapsed. */
export function FieldChildren({ view, anchor, side, isOpen }: FieldChildrenProps): ReactNode {
  const texts = usePrintContext()
  const { messages } = texts
  switch (view.kind) {
    case 'ref':
      return <SchemaRef name={view.name} url={view.url} anchor={anchor} />
    case 'part':
      return <SchemaPartRef part={view.part} anchor={anchor} />
    case 'value':
      return (
        <div className="field-item">
          <p>{messages.apiEachItem}</p>
          <Description html={view.description} />
          <FieldFacts facts={view.facts} />
        </div>
      )
    case 'fields':
    case 'choice':
      return (
        <details className="field-children" open={isOpen}>
          <summary>
            <span className="when-closed">{formatSummary(view, texts)}</span>
            {lineBreak}
            <span className="when-open">
              {view.kind === 'choice' ? messages.apiHideShapes : messages.apiHideFields}
            </span>
          </summary>
          <div className="field-inside">
            <SchemaTable view={view} anchor={anchor} side={side} isInField />
          </div>
        </details>
      )
  }
}

const formatSummary = (
  view: SchemaView & { kind: 'fields' | 'choice' },
  texts: LocalizedMessages<ApiMessages>,
): string =>
  view.kind === 'choice'
    ? countMessage(texts, 'apiShowShapes', view.choice.options.length)
    : countMessage(texts, 'apiShowFields', view.fields.length)
