import type { ReactNode } from 'react'

interface CodeFigureProps {
  language: string
  title?: string | undefined
  /** The `pre` element with the code. */
  children: ReactNode
}

/** Frame around code. The style sheet and the script that adds the buttons find it by its class. */
export function CodeFigure({ language, title, children }: CodeFigureProps): ReactNode {
  return (
    <figure className="code-block" data-language={language}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {children}
    </figure>
  )
}
