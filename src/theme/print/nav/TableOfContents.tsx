import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Messages } from '../../../shared/messages/messages.ts'
import type { Heading, PageView } from '../../../shared/site/page.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { MessagesContext } from '../../shell/useMessages.ts'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { BreakableText } from './BreakableText.tsx'
import { cutCommonPrefix } from './cut-common-prefix.ts'

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

/** A collapsed table of contents after the lead of an article, for screens without room for a column. */
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
  const texts = cutCommonPrefix(headings.map(({ text }) => text))
  return (
    <ul className="toc-list">
      {headings.map(({ id, depth }, index) => (
        <li key={id}>
          <a className={`toc-link${depth === 3 ? ' toc-link-inner' : ''}`} href={`#${id}`}>
            <BreakableText text={texts[index] ?? ''} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Lists the headings of a page for its table of contents: levels 2 and 3. */
export function listTocHeadings({ hideToc, layout, headings }: PageView): Heading[] {
  return hideToc || layout !== undefined ? [] : headings.filter(({ depth }) => depth <= 3)
}

/**
 * Inserts the table of contents of small screens into an article: after its first paragraph, which states the purpose
 * of the page.
 */
export function insertContents(article: string, view: PageView, messages: Messages): string {
  const headings = listTocHeadings(view)
  if (headings.length === 0) return article
  const contents = renderToStaticMarkup(
    <MessagesContext value={messages}>
      <TocDisclosure headings={headings} />
    </MessagesContext>,
  )
  const start = /^<p>.*?<\/p>/s.exec(article)?.[0] ?? ''
  return start + contents + article.slice(start.length)
}
