import type { ReactNode } from 'react'
import { countMessage, type LocalizedMessages } from '../../../shared/messages/count-message.ts'
import type { AllMessages } from '../../../shared/messages/page-messages.ts'
import type { GuideList, ListedGuide } from '../../../shared/site/lists/page-listing.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'

interface GuideItemsProps {
  list: GuideList
  texts: LocalizedMessages<AllMessages>
}

/** Guides with their descriptions, below their area and product, and links to the tags that they share. */
export function GuideItems({ list: { guides, related, tags, all }, texts }: GuideItemsProps): ReactNode {
  const places = Map.groupBy(guides, ({ place }) => place)
  // A single place isn't a heading: the titles below it are enough of an outline.
  const [Place, Title] =
    [...places.keys()].filter(Boolean).length > 1 ? (['h2', 'h3'] as const) : (['p', 'h2'] as const)
  return (
    <>
      {[...places].map(([place, group]) => (
        <section key={place} className="guide-group">
          <header className="faq-heading">
            {group[0]?.icon !== undefined && <SpriteIcon url={group[0].icon} className="icon-tile" />}
            {place !== '' && <Place className="guide-place">{place}</Place>}
            <p>{countMessage(texts, 'topicPages', group.length)}</p>
          </header>
          <Guides guides={group} title={Title} />
        </section>
      ))}
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
      <TagNav tags={tags} title={texts.messages.tags} />
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

interface TagNavProps {
  tags: GuideList['tags']
  title: string
}

/** All tags, in the column of navigation of wide screens. */
function TagNav({ tags, title }: TagNavProps): ReactNode {
  return (
    <nav className="page-index tag-nav" aria-label={title}>
      <div className="sidebar-scroll">
        <p className="sidebar-title">{title}</p>
        <ul>
          {tags.map(({ label, url, isCurrent }) => (
            <li key={url}>
              <a className="sidebar-link" href={url} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
