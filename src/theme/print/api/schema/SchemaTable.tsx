import type { ReactNode } from 'react'
import type { SchemaView } from '../../../../shared/api/operation-view.ts'
import { Description } from '../Html.tsx'
import { ChoiceShapes } from './ChoiceShapes.tsx'
import { FieldFacts, formatTypeAndFormat, LimitItems } from './FieldFacts.tsx'
import { type FieldSide, Fields } from './Fields.tsx'
import { SchemaPartRef, SchemaRef } from './SchemaRef.tsx'

interface SchemaTableProps {
  view: SchemaView
  /** Anchor of what the schema describes: `body`, or the field that contains it. */
  anchor: string
  side: FieldSide
  /** True if the row above already shows the type. */
  isInField?: boolean
}

/** A schema: its type, facts, fields, and choices. */
export function SchemaTable({ view, anchor, side, isInField = false }: SchemaTableProps): ReactNode {
  const format = view.kind === 'value' ? view.facts.format : undefined
  const isKnown = view.type === 'object' && view.kind !== 'value'
  const hasType = format !== undefined || !(isInField || isKnown)
  return (
    <>
      {hasType && <p className="schema-type">{formatTypeAndFormat(view.type, format)}</p>}
      <Description html={view.description} />
      <SchemaContent view={view} anchor={anchor} side={side} isInField={isInField} />
    </>
  )
}

function SchemaContent({ view, anchor, side, isInField = false }: SchemaTableProps): ReactNode {
  switch (view.kind) {
    case 'ref':
      return <SchemaRef name={view.name} url={view.url} anchor={anchor} />
    case 'part':
      return <SchemaPartRef part={view.part} anchor={anchor} />
    case 'value':
      return <FieldFacts facts={view.facts} />
    case 'fields':
      return (
        <>
          <Limits limits={view.limits} />
          <Fields fields={view.fields} side={side} opensOnly={!isInField} />
          {view.rest !== undefined && <SchemaPartRef part={view.rest} anchor={anchor} isRest />}
        </>
      )
    case 'choice':
      return (
        <>
          <Limits limits={view.limits} />
          {view.fields.length > 0 && <Fields fields={view.fields} side={side} />}
          {view.rest !== undefined && <SchemaPartRef part={view.rest} anchor={anchor} isRest />}
          {[view.choice, ...view.moreChoices].map((choice, index) => (
            <ChoiceShapes
              // biome-ignore lint/suspicious/noArrayIndexKey: choices never move
              key={index}
              choice={choice}
              place={{ anchor, side, number: index }}
            />
          ))}
        </>
      )
  }
}

function Limits({ limits }: { limits: readonly string[] }): ReactNode {
  if (limits.length === 0) return null
  return (
    <ul className="field-facts">
      <LimitItems limits={limits} />
    </ul>
  )
}
