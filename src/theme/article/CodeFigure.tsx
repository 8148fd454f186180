import type { ReactNode } from 'react'

interface CodeFigureProps {
  language: string
  title?: string | undefined
  /** The `pre` with the code. */
  children: ReactNode
}

/** The frame of code: the style sheet, and the script that gives it its buttons, know it by its class. */
export function CodeFigure({ language, title, children }: CodeFigureProps): ReactNode {
  return (
    <figure className="code-block" data-language={language}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {children}
    </figure>
  )
}
