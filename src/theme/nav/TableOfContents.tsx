import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { showCurrent } from '../../runtime/scroll-memory.ts'
import { useActiveHeading } from '../../runtime/useActiveHeading.ts'
import type { Heading } from '../../shared/page.ts'
import { Icon } from '../icons/Icon.tsx'
import { useMessages } from '../messages.ts'

interface TableOfContentsProps {
  entries: Heading[]
}

/** The headings of the page in a column of their own, with the one being read marked. */
export function TableOfContents({ entries }: TableOfContentsProps): ReactNode {
  const messages = useMessages()
  const ids = useMemo(() => entries.map(({ id }) => id), [entries])
  const active = useActiveHeading(ids)
  const column = useRef<HTMLElement>(null)
  // The column may be longer than the screen: it goes along.
  useEffect(() => {
    if (active === undefined) column.current?.scrollTo(0, 0)
    else if (column.current !== null) showCurrent(column.current)
  }, [active])
  return (
    <nav ref={column} className="toc" aria-label={messages.onThisPage}>
      <p className="toc-title">{messages.onThisPage}</p>
      <TocList entries={entries} active={active} />
    </nav>
  )
}

/** The same at the top of the article, for screens without room for a column. */
export function TocDisclosure({ entries }: TableOfContentsProps): ReactNode {
  const messages = useMessages()
  const details = useRef<HTMLDetailsElement>(null)
  const closeAfterLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a') !== null)
      details.current?.removeAttribute('open')
  }
  return (
    <details ref={details} className="toc-disclosure">
      <summary>
        {messages.onThisPage}
        <Icon name="caret" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too */}
      <nav aria-label={messages.onThisPage} onClick={closeAfterLink}>
        <TocList entries={entries} active={undefined} />
      </nav>
    </details>
  )
}

function TocList({ entries, active }: TableOfContentsProps & { active: string | undefined }): ReactNode {
  return (
    <ul className="toc-list">
      {entries.map(({ id, depth, text }) => (
        <li key={id}>
          <a
            className={`toc-link${depth === 3 ? ' toc-link-inner' : ''}`}
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
