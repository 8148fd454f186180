import type { ReactNode } from 'react'
import { countMessage } from '../../../shared/messages/count-message.ts'
import type { Topic } from '../../../shared/site/page.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { LinkList } from '../nav/LinkList.tsx'

interface TopicCardsProps {
  topics: Topic[]
}

/** The topics of an area, from its sidebar, with their descriptions and numbers of pages. */
export function TopicCards({ topics }: TopicCardsProps): ReactNode {
  return (
    <ul className="topics">
      {topics.map((topic) => (
        <li key={topic.url} className="topic">
          <TopicCard topic={topic} />
        </li>
      ))}
    </ul>
  )
}

function TopicCard({
  topic: { label, url, description, icon, pages, sections },
}: {
  topic: Topic
}): ReactNode {
  const texts = useArticleMessages()
  return (
    <>
      <h3 className="topic-title">
        {icon !== undefined && <SpriteIcon url={icon} className="icon-tile" />}
        <a className="topic-link" href={url}>
          {label}
        </a>
        <span className="link-count">{countMessage(texts, 'topicPages', pages)}</span>
      </h3>
      {description !== undefined && <p className="topic-text">{description}</p>}
      {sections.length > 0 && (
        <LinkList links={sections} className="topic-sections" linkClassName="topic-section" />
      )}
    </>
  )
}
