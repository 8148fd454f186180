import { Fragment, type ReactNode } from 'react'
import type { SampleView } from '../../../../shared/api/operation-view.ts'
import { lineBreak } from '../../line-break.ts'
import { usePrintContext } from '../print-context.ts'
import { Code } from './Examples.tsx'

/**
 * The request in one language. A script writes the other languages into the same panel: printing all of them took a
 * third of an operation's bytes and elements. Without a script, their buttons are hidden (`samples.css`). Samples in the
 * document have their own panels.
 */
export function RequestSamples({ samples }: { samples: readonly SampleView[] }): ReactNode {
  const { messages, owner } = usePrintContext()
  const hasOwn = samples.some(({ isOwn }) => isOwn)
  const printed = samples.find(({ html, isOwn }) => html !== undefined && !isOwn)
  return (
    <fieldset className="picker sample-picker">
      <legend className="visually-hidden">{messages.apiSampleLanguage}</legend>
      {samples.map(({ language, label, html, isOwn }, index) => (
        <Fragment key={language}>
          {lineBreak}
          <label
            className={`picker-option${isOwn ? ' sample-own' : ''}${hasOwn && html !== undefined ? ' sample-printed' : ''}`}
          >
            <input
              type="radio"
              name={`${owner}~language`}
              value={language}
              defaultChecked={index === 0}
              data-sample-choice=""
            />
            <span>{label}</span>
          </label>
          {isOwn && html !== undefined && (
            <div className="picker-panel">
              <Code language={language} label={messages.apiRequest} html={html} />
            </div>
          )}
        </Fragment>
      ))}
      {printed?.html !== undefined && (
        <div className="picker-panel picker-only" data-sample={printed.language}>
          <Code language={printed.language} label={messages.apiRequest} html={printed.html} />
        </div>
      )}
    </fieldset>
  )
}
