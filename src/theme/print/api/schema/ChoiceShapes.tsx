import type { ReactNode } from 'react'
import { createOptionAnchor } from '../../../../shared/api/field-anchors.ts'
import type { SchemaChoice } from '../../../../shared/api/operation-view.ts'
import { FilledMessage } from '../../../islands/FilledMessage.tsx'
import { Picker } from '../Picker.tsx'
import { usePrintContext } from '../print-context.ts'
import type { FieldSide } from './Fields.tsx'
import { SchemaPartRef } from './SchemaRef.tsx'
import { SchemaTable } from './SchemaTable.tsx'

interface ChoiceShapesProps {
  choice: SchemaChoice
  place: {
    anchor: string
    side: FieldSide
    /** Position among the choices of the same schema. */
    number: number
  }
}

/** Maximum number of choices that fit in a line of buttons. */
const maxButtons = 6

/** The alternatives of a `oneOf` or `anyOf`: a picker, or a list where radio buttons can't work. */
export function ChoiceShapes({ choice, place }: ChoiceShapesProps): ReactNode {
  const { messages, owner, isRepeatable } = usePrintContext()
  const { kind, discriminator, options } = choice
  const legend = kind === 'oneOf' ? messages.apiOneShape : messages.apiSomeShapes
  const areValues = options.every(({ schema }) => schema.kind === 'value')
  const asButtons = !isRepeatable && !areValues && options.length <= maxButtons
  const tables = options.map(({ label, schema }) => ({
    label,
    table: (
      <SchemaTable
        view={schema}
        anchor={createOptionAnchor(place.anchor, label)}
        side={place.side}
        isInField={label === schema.type}
      />
    ),
  }))
  return (
    <div className="shapes">
      <p className="shapes-title">
        {discriminator === undefined ? (
          legend
        ) : (
          <FilledMessage
            text={kind === 'oneOf' ? messages.apiOneShapeBy : messages.apiSomeShapesBy}
            values={{ field: <code>{discriminator}</code> }}
          />
        )}
      </p>
      {asButtons ? (
        <Picker
          name={`${owner}/${place.anchor}~${place.number}`}
          legend={legend}
          options={tables.map(({ label, table }) => ({ value: label, label, content: table }))}
        />
      ) : (
        tables.map(({ label, table }, index) => (
          <details key={label} className="field-children" open={areValues || index === 0}>
            <summary>{label}</summary>
            <div className="field-inside">{table}</div>
          </details>
        ))
      )}
      {choice.rest !== undefined && <SchemaPartRef part={choice.rest} anchor={place.anchor} isRest />}
    </div>
  )
}
