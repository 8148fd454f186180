import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { ExampleView } from '../../../shared/reference/operation-view.ts'
import { CodeFigure } from '../../article/CodeFigure.tsx'
import { Html } from '../print/Html.tsx'
import { Picker } from '../print/Picker.tsx'
import { usePrintScope } from '../print/print-scope.ts'

interface ExamplesProps {
  examples: readonly ExampleView[]
  /** What they are of, different from all others of the operation. */
  place: string
}

/** Bodies as they may look; one of several is chosen. */
export function Examples({ examples, place }: ExamplesProps): ReactNode {
  const { messages, owner } = usePrintScope()
  return (
    <Picker
      name={`${owner}~${place}`}
      legend={messages.example}
      options={examples.map(({ name, summary, html }, index) => ({
        value: String(index + 1),
        label: summary || name || fillMessage(messages.exampleNumber, { number: index + 1 }),
        content: <Code language="json" html={html} />,
      }))}
    />
  )
}

interface CodeProps {
  language: string
  html: string
}

/** Highlighted code. */
export function Code({ language, html }: CodeProps): ReactNode {
  return (
    <CodeFigure language={language}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls; the script takes this back where it does not */}
      <pre tabIndex={0}>
        <Html as="code" html={html} />
      </pre>
    </CodeFigure>
  )
}
