import type { MouseEvent, ReactNode } from 'react'
import type { FaqCategory } from '../../../shared/content/listed/faq.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { useArticleMessages } from '../useArticleMessages.ts'

export type FaqService = Pick<FaqCategory, 'id' | 'title' | 'icon'>

interface FaqServiceListProps {
  services: FaqService[]
  /** ID of the selected service. Undefined until the page is interactive. */
  current: string | undefined
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('nav')?.querySelector('details')?.removeAttribute('open')

/**
 * Links that select a service. Server and island print the same. On narrow screens, they're a menu: the style sheet
 * shows them while the element before them is open, so that wide screens need no script to show them always.
 */
export function FaqServiceList({ services, current }: FaqServiceListProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <nav className="faq-service-list" aria-label={messages.faqServices}>
      <details className="toc-disclosure">
        <summary>
          {services.find(({ id }) => id === current)?.title ?? messages.faqServices}
          <Icon name="caret" />
        </summary>
      </details>
      <ul>
        {services.map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={closeMenu}>
              {icon !== '' && <SpriteIcon url={icon} className="icon-product" />}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
