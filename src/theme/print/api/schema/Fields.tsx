import { Fragment, type ReactNode } from 'react'
import type { SchemaField } from '../../../../shared/api/operation-view.ts'
import { lineBreak } from '../../line-break.ts'
import { Description } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'
import { FieldChildren } from './FieldChildren.tsx'
import { FieldFacts, formatTypeAndFormat } from './FieldFacts.tsx'

/** Whether fields belong to a request (required or not) or to a response (always returned or not). */
export type FieldSide = 'request' | 'response'

interface FieldsProps {
  fields: readonly SchemaField[]
  side: FieldSide
  /** Opens the only row that has inner fields: the `data` of an envelope. */
  opensOnly?: boolean
}

/** Rows are open initially only if all of them fit on a screen or two. */
const maxOpenRows = 30

export function Fields({ fields, side, opensOnly = false }: FieldsProps): ReactNode {
  const nested = fields.filter(({ children }) => children?.kind === 'fields')
  const [only] = nested
  const opened =
    opensOnly &&
    nested.length === 1 &&
    only?.children?.kind === 'fields' &&
    only.children.fields.length <= maxOpenRows
      ? only
      : undefined
  return (
    <dl className="fields">
      {fields.map((field) => (
        <FieldRow key={field.anchor} field={field} side={side} isOpen={field === opened} />
      ))}
    </dl>
  )
}

interface FieldRowProps {
  field: SchemaField
  side: FieldSide
  isOpen: boolean
}

function FieldRow({ field, side, isOpen }: FieldRowProps): ReactNode {
  const { owner, getUrl } = usePrintContext()
  const { name, anchor, type, facts, children } = field
  return (
    <div className="field" id={`${owner}/${anchor}`}>
      <dt>
        <a className={field.isDeprecated ? 'field-name field-old' : 'field-name'} href={getUrl(anchor)}>
          <code>{name}</code>
        </a>
        {lineBreak}
        <span className="field-type">{formatTypeAndFormat(type, facts.format)}</span>
        <FieldLabels field={field} side={side} />
      </dt>
      <dd>
        <Description html={field.description} />
        <FieldFacts facts={facts} />
        {children !== undefined && (
          <FieldChildren view={children} anchor={anchor} side={side} isOpen={isOpen} />
        )}
      </dd>
    </div>
  )
}

function FieldLabels({ field, side }: Omit<FieldRowProps, 'isOpen'>): ReactNode {
  const { messages } = usePrintContext()
  const requirement = side === 'request' ? messages.apiRequired : messages.apiAlwaysPresent
  const labels: [kind: string, text: string][] = [
    ...(field.isRequired
      ? [[side === 'request' ? 'required' : 'present', requirement] as [string, string]]
      : []),
    ...(field.isDeprecated ? [['deprecated', messages.apiDeprecatedField] as [string, string]] : []),
    ...(field.isReadOnly ? [['access', messages.apiReadOnly] as [string, string]] : []),
    ...(field.isWriteOnly ? [['access', messages.apiWriteOnly] as [string, string]] : []),
  ]
  return labels.map(([kind, text]) => (
    <Fragment key={text}>
      {lineBreak}
      <span className={`field-label field-${kind}`}>{text}</span>
    </Fragment>
  ))
}
