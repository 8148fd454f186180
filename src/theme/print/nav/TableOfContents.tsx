import type { ReactNode } from 'react'
import type { Heading } from '../../../shared/site/page.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { BreakableText } from './BreakableText.tsx'

interface TableOfContentsProps {
  headings: Heading[]
}

/** The headings of the page in a separate column. `runtime/scrolling/mark-current-heading.ts` marks the current one. */
export function TableOfContents({ headings }: TableOfContentsProps): ReactNode {
  const messages = usePageMessages()
  return (
    <nav className="toc" aria-label={messages.onThisPage}>
      <p className="toc-title">{messages.onThisPage}</p>
      <TocList headings={headings} />
    </nav>
  )
}

/** A collapsed table of contents at the top of the article, for screens without room for a column. */
export function TocDisclosure({ headings }: TableOfContentsProps): ReactNode {
  const messages = usePageMessages()
  return (
    <details className="toc-disclosure">
      <summary>
        {messages.onThisPage}
        <Icon name="caret" />
      </summary>
      <nav aria-label={messages.onThisPage}>
        <TocList headings={headings} />
      </nav>
    </details>
  )
}

function TocList({ headings }: TableOfContentsProps): ReactNode {
  return (
    <ul className="toc-list">
      {headings.map(({ id, depth, text }) => (
        <li key={id}>
          <a className={`toc-link${depth === 3 ? ' toc-link-inner' : ''}`} href={`#${id}`}>
            <BreakableText text={text} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Selects the headings for the table of contents: levels 2 and 3. */
export function selectTocHeadings(headings: readonly Heading[]): Heading[] {
  return headings.filter(({ depth }) => depth <= 3)
}
