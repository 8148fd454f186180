import type { ReactNode } from 'react'
import type { FooterView } from '../../../shared/site/footer-view.ts'
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

/** Registration number and copyright of the company behind the site. */
export function FooterLegal({ footer }: { footer: FooterView }): ReactNode {
  return (
    <div className="footer-legal">
      {footer.registrationNumber !== undefined && <p>{footer.registrationNumber}</p>}
      <p>{`© ${footer.year} ${footer.legalName}`}</p>
    </div>
  )
}

/** Links to the company's social media profiles. */
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

/** The logo of a network, from one file that all pages share. The surrounding link has its name as label. */
function SocialIcon({ name }: { name: FooterView['social'][number]['name'] }): ReactNode {
  return (
    <svg className="icon icon-filled" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
