import type { ReactNode } from 'react'
import type { FooterView } from '../../shared/site/footer-view.ts'
import sprite from './social.svg'

/** The sign of a network, out of one file that all pages share. Its name is the label of the link around it. */
export function SocialIcon({ name }: { name: FooterView['social'][number]['name'] }): ReactNode {
  return (
    <svg className="icon icon-filled" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
