import type { ReactNode } from 'react'
import type { FooterView } from '../../../shared/site/footer-view.ts'
import { SpriteIcon } from '../icons/SpriteIcon.tsx'
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
            <SpriteIcon url={`${sprite}#${name}`} className="icon-filled" />
            <span className="visually-hidden">{socialNames[name]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
