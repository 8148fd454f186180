import type { MouseEvent, ReactNode } from 'react'
import type { FaqCategory } from '../../../shared/content/listed/faq.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { useArticleMessages } from '../useArticleMessages.ts'

type FaqService = Pick<FaqCategory, 'id' | 'title' | 'icon'> & {
  /** Number of its questions. */
  count: number
}

/** The services of an area. */
export interface FaqServiceGroup {
  label: string
  services: FaqService[]
  /** URL of the page with its questions. Empty if that's the page itself. */
  url: string
}

interface FaqServiceListProps {
  groups: readonly FaqServiceGroup[]
  /** ID of the selected service. Undefined if the page shows all of them, and until it's interactive. */
  current: string | undefined
  /** Whether scrolling selects a service, as `runtime/scrolling/mark-current-heading.ts` does. */
  isSpy?: boolean
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('nav')?.querySelector('details')?.removeAttribute('open')

/**
 * Links to the services of the page, in the column of navigation. Server and island print the same. On narrow screens,
 * they're a menu: the style sheet shows them while the element before them is open, so that wide screens need no script
 * to show them always.
 */
export function FaqServiceList({ groups, current, isSpy = false }: FaqServiceListProps): ReactNode {
  const { messages } = useArticleMessages()
  const chosen = groups.flatMap(({ services }) => services).find(({ id }) => id === current)
  return (
    <nav className="page-index" aria-label={messages.faqServices}>
      <details className="toc-disclosure">
        <summary>
          {chosen?.title ?? messages.faqServices}
          <Icon name="caret" />
        </summary>
      </details>
      <div className="sidebar-scroll" data-contents={isSpy ? '' : undefined}>
        {groups.map(({ label, services, url }) => (
          <div key={label}>
            <p className="sidebar-title">{groups.length === 1 ? messages.faqServices : label}</p>
            <ul>
              {services.map(({ id, title, icon, count }) => (
                <li key={id}>
                  <a
                    className="sidebar-link"
                    href={`${url}#${id}`}
                    aria-current={id === current ? 'true' : undefined}
                    onClick={closeMenu}
                  >
                    {icon !== '' && <SpriteIcon url={icon} className="icon-product" />}
                    {title}
                    <span className="link-count">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
