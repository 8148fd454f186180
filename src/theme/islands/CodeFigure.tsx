import type { ReactNode } from 'react'

interface CodeFigureProps {
  language: string
  title?: string | undefined
  /** The text to copy, if it isn't the text of the code. */
  copy?: string | undefined
  /** The `pre` element with the code. */
  children: ReactNode
}

/** Frame around code. The style sheet and the script that adds the buttons find it by its class. */
export function CodeFigure({ language, title, copy, children }: CodeFigureProps): ReactNode {
  return (
    <figure className="code-block" data-language={language} data-copy={copy}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {children}
    </figure>
  )
}
