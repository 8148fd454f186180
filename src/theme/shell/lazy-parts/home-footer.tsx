import '../../styles/sheets/home-footer.css'
import { footer } from 'virtual:docent-footer'
import type { ReactNode } from 'react'
import { isExternalUrl } from '../../../shared/external-url.ts'
import type { PageLink } from '../../../shared/site/page.ts'
import { FooterLegal, SocialLinks } from '../layout/FooterBottom.tsx'
import { ExternalLink } from '../nav/ExternalLink.tsx'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { useMessages } from '../useMessages.ts'
import type { LazyPartProps } from './lazy-parts.ts'

/** Footer of the home page: links into the docs, and the newsletter. */
export default function HomeFooter({ site, view: { homeFooter } }: LazyPartProps): ReactNode {
  const messages = useMessages()
  if (homeFooter === undefined) return null
  return (
    <footer className="footer home-footer">
      <div className="footer-inner">
        <div className="home-footer-main">
          {site.newsletterAction !== undefined && (
            <div className="newsletter">
              <NewsletterForm id="newsletter" action={site.newsletterAction} />
            </div>
          )}
          <nav className="home-footer-groups" aria-label={messages.footer}>
            {homeFooter.groups.map(({ title, items }) => (
              <div key={title}>
                <h2>{title}</h2>
                <FooterList items={items} />
              </div>
            ))}
          </nav>
        </div>
        <div className="footer-bottom">
          <FooterLegal footer={footer} />
          <div className="home-footer-legal">
            <FooterList items={homeFooter.legal} />
          </div>
          <SocialLinks footer={footer} />
        </div>
      </div>
    </footer>
  )
}

function FooterList({ items }: { items: PageLink[] }): ReactNode {
  return (
    <ul>
      {items.map(({ label, url }) => (
        <li key={label}>
          {isExternalUrl(url) ? <ExternalLink url={url}>{label}</ExternalLink> : <a href={url}>{label}</a>}
        </li>
      ))}
    </ul>
  )
}
