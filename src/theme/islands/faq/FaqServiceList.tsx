import type { ReactNode } from 'react'
import type { FaqCategory } from '../../../shared/content/faq-and-releases.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { useArticleMessages } from '../useArticleMessages.ts'

export type FaqService = Pick<FaqCategory, 'id' | 'title' | 'icon'>

interface FaqServiceListProps {
  services: FaqService[]
  /** ID of the selected service. Undefined until the page is interactive. */
  current: string | undefined
}

/** Links that select a service. Server and island print the same. */
export function FaqServiceList({ services, current }: FaqServiceListProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <nav className="faq-service-list" aria-label={messages.faqServices}>
      <ul>
        {services.map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {icon !== '' && <SpriteIcon url={icon} className="icon-product" />}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
