import type { ReactNode } from 'react'
import type { ExampleView } from '../../../../shared/api/operation-view.ts'
import { createScrollFrame } from '../../../../shared/content/scroll-frame.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { CodeFigure } from '../../../islands/CodeFigure.tsx'
import { Description, Html } from '../Html.tsx'
import { Picker } from '../Picker.tsx'
import { usePrintContext } from '../print-context.ts'

interface ExamplesProps {
  examples: readonly ExampleView[]
  /** Suffix that makes IDs unique among all examples of the operation. */
  idSuffix: string
}

/** Example bodies, with a picker if there are several. */
export function Examples({ examples, idSuffix }: ExamplesProps): ReactNode {
  const { messages, owner } = usePrintContext()
  return (
    <Picker
      name={`${owner}~${idSuffix}`}
      legend={messages.apiExample}
      hasSingleLabel={examples[0]?.summary !== ''}
      options={examples.map(({ name, summary, description, html, wholeUrl }, index) => ({
        value: String(index + 1),
        label: summary || name || fillMessage(messages.apiExampleNumber, { number: index + 1 }),
        content: (
          <>
            <Description html={description} />
            {html !== '' && <Code language="json" label={messages.apiExample} html={html} />}
            {wholeUrl !== undefined && (
              <p className="example-whole">
                <a href={wholeUrl}>{html === '' ? messages.apiOutsideExample : messages.apiWholeExample}</a>
              </p>
            )}
          </>
        ),
      }))}
    />
  )
}

interface CodeProps {
  language: string
  /** Name of the block for screen readers. */
  label: string
  html: string
}

/** Highlighted code. */
export function Code({ language, label, html }: CodeProps): ReactNode {
  return (
    <CodeFigure language={language}>
      <pre {...createScrollFrame(label)}>
        <Html as="code" html={html} />
      </pre>
    </CodeFigure>
  )
}
