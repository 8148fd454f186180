import type { ReactNode } from 'react'
import type { FooterView } from '../../shared/site/footer-view.ts'
import sprite from '../icons/social.svg'
import { ExternalLink } from '../nav/ExternalLink.tsx'

const socialNames: Record<FooterView['social'][number]['name'], string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  github: 'GitHub',
}

/** Who is behind the site. */
export function FooterLegal({ footer }: { footer: FooterView }): ReactNode {
  return (
    <div className="footer-legal">
      {footer.registrationNumber !== undefined && <p>{footer.registrationNumber}</p>}
      <p>{`© ${footer.year} ${footer.legalName}`}</p>
    </div>
  )
}

/** The company elsewhere. */
export function SocialLinks({ footer }: { footer: FooterView }): ReactNode {
  return (
    <ul className="footer-social">
      {footer.social.map(({ name, url }) => (
        <li key={name}>
          <ExternalLink className="icon-button" url={url}>
            <SocialIcon name={name} />
            <span className="visually-hidden">{socialNames[name]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The sign of a network, out of one file that all pages share. Its name is the label of the link around it. */
function SocialIcon({ name }: { name: FooterView['social'][number]['name'] }): ReactNode {
  return (
    <svg className="icon icon-filled" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
