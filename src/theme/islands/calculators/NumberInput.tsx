import type { ReactNode } from 'react'
import { type NumberRange, readNumber } from '../../../shared/calculators/read-number.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { useCalculatorMessages } from './useCalculatorMessages.ts'

interface NumberInputProps {
  id: string
  label: string
  text: string
  range: NumberRange
  onText: (text: string) => void
}

/** A field for a number, with the problem below it. */
export function NumberInput({ id, label, text, range, onText }: NumberInputProps): ReactNode {
  const { messages, format } = useCalculatorMessages()
  const isInvalid = readNumber(text, range) === undefined
  const problem = range.isWhole ? messages.fieldWholeRange : messages.fieldRange
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={range.isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p id={`${id}-problem`} className="calculator-problem">
        {isInvalid && fillMessage(problem, { min: format(range.min), max: format(range.max) })}
      </p>
    </div>
  )
}
