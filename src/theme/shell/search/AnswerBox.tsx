import { type MouseEvent, type ReactNode, useId } from 'react'
import { toSavedPage } from '../../../runtime/search/saved/saved-page.ts'
import type { SavedPage } from '../../../runtime/search/saved/saved-searches.ts'
import type { SearchHit } from '../../../shared/search/search-engine.ts'
import { HitBreadcrumbs } from './HitParts.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

interface AnswerBoxProps {
  /** The best result. */
  hit: SearchHit | undefined
  onFollow(event: MouseEvent, item: SavedPage): void
}

/** The answer to a question above the results, with its source. */
export function AnswerBox({ hit, onFollow }: AnswerBoxProps): ReactNode {
  const messages = useSearchMessages()
  const labelId = useId()
  if (hit?.answer === undefined) return null
  const { id, url, isExternal } = hit
  const item = toSavedPage({ id, url, isExternal, hit, isPage: hit.heading.length === 0 })
  return (
    <section className="search-answer" aria-labelledby={labelId}>
      <p className="search-heading" id={labelId}>
        {messages.answer}
      </p>
      <p>{hit.answer}</p>
      <p className="search-answer-source">
        <a href={url} onClick={(event) => onFollow(event, item)}>
          {item.title}
        </a>
        <HitBreadcrumbs titles={hit.trail.slice(0, -1)} />
      </p>
    </section>
  )
}
