import type { ReactNode } from 'react'
import type { SampleView } from '../../../../shared/api/operation-view.ts'
import { usePrintContext } from '../print-context.ts'
import { Code } from './Examples.tsx'

/**
 * The request in the first language. A script writes the other languages into the same panel: printing all of them took
 * a third of an operation's bytes and elements. Without a script, the language picker is hidden (`samples.css`).
 */
export function RequestSamples({ samples }: { samples: readonly SampleView[] }): ReactNode {
  const { messages, owner } = usePrintContext()
  const [printed] = samples
  if (printed?.html === undefined) return null
  return (
    <fieldset className="picker sample-picker">
      <legend className="visually-hidden">{messages.apiSampleLanguage}</legend>
      {samples.map(({ language, label }) => (
        <label key={language} className="picker-option">
          <input
            type="radio"
            name={`${owner}~language`}
            value={language}
            defaultChecked={language === printed.language}
            data-sample-choice=""
          />
          <span>{label}</span>
        </label>
      ))}
      <div className="picker-panel picker-only" data-sample={printed.language}>
        <Code language={printed.language} label={messages.apiRequest} html={printed.html} />
      </div>
    </fieldset>
  )
}
