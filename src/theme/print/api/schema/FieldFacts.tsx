import type { ReactNode } from 'react'
import type { Facts } from '../../../../shared/api/operation-view.ts'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import { lineBreak } from '../../line-break.ts'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'

/** Longer lists of allowed values are collapsed. */
const maxShownValues = 8

/** Formats a type with its format: `string (uuid)`. */
export const formatTypeAndFormat = (type: string, format: string | undefined): string =>
  format === undefined ? type : `${type} (${format})`

/** Facts about a value besides its type and format. */
export function FieldFacts({ facts }: { facts: Facts }): ReactNode {
  const { messages } = usePrintContext()
  const { values, moreValues, limits, constant, default: given, examples } = facts
  const namedValues: (readonly [name: string, value: string | undefined])[] = [
    [messages.apiConstant, constant],
    [messages.apiDefault, given],
    ...examples.map(({ label, value }) => [joinLabel(messages.apiExampleValue, label), value] as const),
  ]
  const hasLine = limits.length > 0 || namedValues.some(([, value]) => value !== undefined)
  return (
    <>
      {values.length > 0 && <AllowedValues values={values} more={moreValues} />}
      {hasLine && (
        <ul className="field-facts">
          <LimitItems limits={limits} />
          {namedValues.map(([name, value]) =>
            value === undefined ? null : (
              <li key={`${name} ${value}`}>
                {name}
                {lineBreak}
                <code>{value}</code>
              </li>
            ),
          )}
        </ul>
      )}
    </>
  )
}

const joinLabel = (name: string, label: string): string => (label === '' ? name : `${name} (${label})`)

/** The limits of a value, for the list of facts. */
export function LimitItems({ limits }: { limits: readonly string[] }): ReactNode {
  return limits.map((limit) => <Html key={limit} as="li" html={limit} />)
}

function AllowedValues({ values, more }: { values: readonly string[]; more: number }): ReactNode {
  const texts = usePrintContext()
  // One more value takes no more room than the button that shows it.
  const shown = values.length <= maxShownValues + 1 ? values : values.slice(0, maxShownValues)
  const folded = values.slice(shown.length)
  return (
    <div className="field-values">
      <span>{texts.messages.apiAllowedValues}</span>
      {lineBreak}
      <ValueList values={shown} />
      {folded.length > 0 && (
        <details className="field-more">
          <summary>{countMessage(texts, 'apiMoreValues', folded.length + more)}</summary>
          <ValueList values={folded} />
          {more > 0 && <p>{countMessage(texts, 'apiValuesLeftOut', more)}</p>}
        </details>
      )}
    </div>
  )
}

function ValueList({ values }: { values: readonly string[] }): ReactNode {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  )
}
