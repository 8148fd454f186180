import type { ReactNode } from 'react'
import type { FooterGroup, SiteView } from '../../shared/site-view.ts'
import { useMessages } from '../messages.ts'
import { FooterLegal, SocialLinks } from './FooterBottom.tsx'

/** The end of every page but the start page. Its links leave the docs, so they open beside them. */
export function Footer({ footer, brand }: Pick<SiteView, 'footer' | 'brand'>): ReactNode {
  const messages = useMessages()
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer.groups.length > 0 && (
          <nav className="footer-groups" aria-label={messages.footer}>
            {footer.groups.map((group) => (
              <FooterLinks key={group.title} group={group} />
            ))}
          </nav>
        )}
        <div className="footer-bottom">
          <FooterLegal footer={footer} brand={brand} />
          <SocialLinks footer={footer} />
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({ group }: { group: FooterGroup }): ReactNode {
  return (
    <div className={`footer-group${group.items.length > 12 ? ' footer-group-long' : ''}`}>
      <h2>{group.title}</h2>
      <ul>
        {group.items.map(({ label, url }) => (
          <li key={label}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
