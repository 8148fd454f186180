import type { ReactNode } from 'react'
import type { FooterGroup, FooterView, SiteView } from '../../shared/site-view.ts'
import { SocialIcon } from '../icons/SocialIcon.tsx'
import { useMessages } from '../messages.ts'

interface FooterProps {
  footer: FooterView
  brand: SiteView['brand']
}

const socialNames: Record<FooterView['social'][number]['name'], string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  github: 'GitHub',
}

/** The end of every page but the start page. Its links leave the docs, so they open beside them. */
export function Footer({ footer, brand }: FooterProps): ReactNode {
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
          <div className="footer-legal">
            {brand.registrationNumber !== undefined && <p>{brand.registrationNumber}</p>}
            <p>{`© ${footer.year} ${brand.legalName}`}</p>
          </div>
          <ul className="footer-social">
            {footer.social.map(({ name, url }) => (
              <li key={name}>
                <a
                  className="icon-button"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={socialNames[name]}
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
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
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
