import type { ReactNode } from 'react'
import type { FooterView } from '../../shared/site-view.ts'

type SocialName = FooterView['social'][number]['name']

const shapes: Record<SocialName, string> = {
  facebook:
    'M13.6 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.6 1.6-1.6h1.7V3.4c-.3 0-1.3-.1-2.5-.1-2.4 0-4.1 1.5-4.1 4.2v2.3H7.5V13h2.8v8h3.3Z',
  linkedin:
    'M4.2 9.3h3.3V20H4.2V9.3ZM5.9 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm3.8 5.3h3.2v1.5c.4-.8 1.5-1.7 3.2-1.7 3.4 0 4 2.2 4 5.1V20h-3.3v-5.2c0-1.3 0-2.9-1.8-2.9-1.7 0-2 1.4-2 2.8V20H9.7V9.3Z',
  x: 'M17.2 4h2.9l-6.3 7.2L21.2 20h-5.8l-4.5-5.5L5.7 20H2.8l6.7-7.7L2.4 4h5.9l4.1 5.1L17.2 4Zm-1 14.3h1.6L7.4 5.6H5.7l10.5 12.7Z',
  youtube:
    'M21.6 7.7a2.5 2.5 0 0 0-1.8-1.8C18.2 5.5 12 5.5 12 5.5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 9.3 2 12 2 12s0 2.7.4 4.3c.2.9.9 1.6 1.8 1.8 1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.4-4.3.4-4.3s0-2.7-.4-4.3ZM10 15V9l5.2 3L10 15Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8H8ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm4.8-3.1a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  github:
    'M12 2.5a9.7 9.7 0 0 0-3.1 18.9c.5.1.7-.2.7-.5v-1.7c-2.7.6-3.3-1.3-3.3-1.3-.4-1.1-1.1-1.4-1.1-1.4-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.3 1.1 2.8.8.1-.6.3-1.1.6-1.3-2.2-.3-4.4-1.1-4.4-4.8 0-1.1.4-1.9 1-2.6-.1-.3-.4-1.3.1-2.6 0 0 .8-.3 2.7 1a9.3 9.3 0 0 1 4.9 0c1.9-1.3 2.7-1 2.7-1 .5 1.3.2 2.3.1 2.6.6.7 1 1.5 1 2.6 0 3.7-2.3 4.5-4.4 4.8.3.3.7.9.7 1.8v2.7c0 .3.2.6.7.5A9.7 9.7 0 0 0 12 2.5Z',
}

/** The sign of a network. Its name is the label of the link around it. */
export function SocialIcon({ name }: { name: SocialName }): ReactNode {
  return (
    <svg className="icon icon-filled" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={shapes[name]} />
    </svg>
  )
}
