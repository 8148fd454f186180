import { footer } from 'virtual:docent-footer'
import type { ReactNode } from 'react'
import { localizeFooter } from '../../../shared/localize-site.ts'
import type { FooterGroup } from '../../../shared/site/footer-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { FooterLegal, SocialLinks } from '../layout/FooterBottom.tsx'
import { ExternalLink } from '../nav/ExternalLink.tsx'
import { useMessages } from '../useMessages.ts'
import type { LazyPartProps } from './lazy-parts.ts'

/** Footer of every page except the home page. Its links leave the docs, so they open in a new tab. */
export default function MainFooter({ site, view }: LazyPartProps): ReactNode {
  const messages = useMessages()
  const { groups } = localizeFooter(footer, site, view.locale)
  return (
    <footer className="footer">
      <div className="footer-inner">
        {groups.length > 0 && (
          <nav className="footer-groups" aria-label={messages.footer}>
            {groups.map((group) => (
              <FooterLinks key={group.title} group={group} />
            ))}
          </nav>
        )}
        <div className="footer-bottom">
          <FooterLegal footer={footer} />
          <SocialLinks footer={footer} />
        </div>
      </div>
    </footer>
  )
}

/** Links under a heading. On phones, they're shown while the element between both is open (`footer.css`). */
function FooterLinks({ group }: { group: FooterGroup }): ReactNode {
  return (
    <div className={`footer-group${group.items.length > 12 ? ' footer-group-long' : ''}`}>
      <h2>{group.title}</h2>
      <details>
        <summary aria-label={group.title}>
          <Icon name="caret" />
        </summary>
      </details>
      <ul>
        {group.items.map(({ label, url }) => (
          <li key={label}>
            <ExternalLink url={url}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
