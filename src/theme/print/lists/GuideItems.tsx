import type { ReactNode } from 'react'
import { countMessage, type LocalizedMessages } from '../../../shared/messages/count-message.ts'
import type { AllMessages } from '../../../shared/messages/page-messages.ts'
import type { GuideList, ListedGuide } from '../../../shared/site/lists/page-listing.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { PageTags } from '../nav/PageTags.tsx'
import { Panel, PanelNav } from '../nav/Panel.tsx'
import { TagNav } from './TagNav.tsx'

interface GuideItemsProps {
  list: GuideList
  texts: LocalizedMessages<AllMessages>
}

/** Guides with their descriptions, below their area and product. Above them are the tags that most of them share. */
export function GuideItems({ list: { guides, related, tags, all }, texts }: GuideItemsProps): ReactNode {
  const { messages } = texts
  const places = Map.groupBy(guides, ({ place }) => place)
  // A single place isn't a heading: the titles below it are enough of an outline.
  const [Place, Title] =
    [...places.keys()].filter(Boolean).length > 1 ? (['h2', 'h3'] as const) : (['p', 'h2'] as const)
  return (
    <>
      {related.length > 0 && (
        <div className="related-tags">
          <p>{messages.relatedTags}</p>
          <PageTags tags={related} label={messages.relatedTags} />
        </div>
      )}
      {[...places].map(([place, group], index) => (
        <section key={place} className="guide-group">
          <header className="faq-heading">
            {group[0]?.icon !== undefined && <SpriteIcon url={group[0].icon} className="icon-tile" />}
            {place !== '' && (
              <Place className="guide-place" id={createPlaceId(index)}>
                {place}
              </Place>
            )}
            <span className="link-count">{countMessage(texts, 'topicPages', group.length)}</span>
          </header>
          <Guides guides={group} title={Title} />
        </section>
      ))}
      <Panel>
        {Place === 'h2' && (
          <PanelNav
            title={messages.onThisPage}
            links={[...places.keys()].map((label, index) => ({ label, url: `#${createPlaceId(index)}` }))}
          />
        )}
        <p>
          <a className="toc-link" href={all.url}>
            {all.label}
          </a>
        </p>
      </Panel>
      <TagNav tags={tags} title={messages.tags} />
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

/** A product may have any name. */
const createPlaceId = (index: number): string => `place-${index + 1}`
