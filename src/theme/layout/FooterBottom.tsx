import type { ReactNode } from 'react'
import type { FooterView } from '../../shared/footer-view.ts'
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
          <a className="icon-button" href={url} target="_blank" rel="noopener" aria-label={socialNames[name]}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
