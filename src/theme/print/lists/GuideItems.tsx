import type { ReactNode } from 'react'
import { countMessage, type LocalizedMessages } from '../../../shared/messages/count-message.ts'
import type { AllMessages } from '../../../shared/messages/page-messages.ts'
import type { GuideList, ListedGuide } from '../../../shared/site/lists/page-listing.ts'

interface GuideItemsProps {
  list: GuideList
  texts: LocalizedMessages<AllMessages>
}

/** Guides with their descriptions, by area and product if there are several, and links to the tags that they share. */
export function GuideItems({ list: { guides, related, all }, texts }: GuideItemsProps): ReactNode {
  const places = Map.groupBy(guides, ({ place }) => place)
  const named = [...places.keys()].filter((place) => place !== '')
  const hasGroups = named.length > 1
  const count = countMessage(texts, 'topicPages', guides.length)
  return (
    <>
      <p className="guide-count">{hasGroups ? count : [count, ...named].join(' · ')}</p>
      {hasGroups ? (
        [...places].map(([place, group]) => (
          <section key={place} className="guide-group">
            {place !== '' && <h2>{place}</h2>}
            <Guides guides={group} title="h3" />
          </section>
        ))
      ) : (
        <Guides guides={guides} title="h2" />
      )}
      <ul className="tags guide-list-more">
        {related.map(({ label, url }) => (
          <li key={url}>
            <a className="tag" href={url}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={all.url}>{all.label}</a>
        </li>
      </ul>
    </>
  )
}

function Guides({ guides, title: Title }: { guides: ListedGuide[]; title: 'h2' | 'h3' }): ReactNode {
  return (
    <ul className="guide-list">
      {guides.map(({ label, url, description }) => (
        <li key={url} className="listing-item">
          <Title>
            <a href={url}>{label}</a>
          </Title>
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  )
}
