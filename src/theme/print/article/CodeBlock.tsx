import type { ReactNode } from 'react'
import { createScrollFrame } from '../../../shared/content/scroll-frame.ts'
import { CodeFigure } from '../../islands/CodeFigure.tsx'

interface CodeBlockProps {
  language?: string
  title?: string
  showLineNumbers?: boolean
  children?: ReactNode
}

/** `@theme/CodeBlock`: code passed as text. Prefer a fence, which is highlighted. */
export function CodeBlock({
  language = 'text',
  title,
  showLineNumbers,
  children,
}: CodeBlockProps): ReactNode {
  const text = typeof children === 'string' ? children.replace(/^\n|\n$/g, '') : children
  return (
    <CodeFigure language={language} title={title}>
      <pre className={showLineNumbers ? 'numbered' : undefined} {...createScrollFrame(title ?? language)}>
        <code>{showLineNumbers && typeof text === 'string' ? numberedLines(text) : text}</code>
      </pre>
    </CodeFigure>
  )
}

function numberedLines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <span key={index} className="line">
      {`${line}\n`}
    </span>
  ))
}
