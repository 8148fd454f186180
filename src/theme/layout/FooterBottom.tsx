import type { ReactNode } from 'react'
import type { FooterView, SiteView } from '../../shared/site-view.ts'
import { SocialIcon } from '../icons/SocialIcon.tsx'

const socialNames: Record<FooterView['social'][number]['name'], string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  github: 'GitHub',
}

/** Who is behind the site. */
export function FooterLegal({ footer, brand }: Pick<SiteView, 'footer' | 'brand'>): ReactNode {
  return (
    <div className="footer-legal">
      {brand.registrationNumber !== undefined && <p>{brand.registrationNumber}</p>}
      <p>{`© ${footer.year} ${brand.legalName}`}</p>
    </div>
  )
}

/** The company elsewhere. */
export function SocialLinks({ footer }: Pick<SiteView, 'footer'>): ReactNode {
  return (
    <ul className="footer-social">
      {footer.social.map(({ name, url }) => (
        <li key={name}>
          <a className="icon-button" href={url} target="_blank" rel="noopener" aria-label={socialNames[name]}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
