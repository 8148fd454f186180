import '../../styles/sheets/api-bar.css'
import type { ReactNode } from 'react'
import { apiBarMessages } from '../../../shared/messages/api/api-bar-messages.ts'
import { Icon } from '../icons/Icon.tsx'
import { NavbarMenu } from '../layout/navbar/NavbarMenu.tsx'
import { useMessages } from '../useMessages.ts'
import type { LazyPartProps } from './lazy-parts.ts'

/** Bar below the navbar on API pages: a switch to the other APIs, and the changes of this one. */
export default function ApiBar({ view: { apiBar } }: LazyPartProps): ReactNode {
  const messages = { ...apiBarMessages, ...useMessages() }
  if (apiBar === undefined) return null
  const current = apiBar.apis.find(({ id }) => id === apiBar.current)
  return (
    <nav className="api-bar" aria-label={messages.apiBar}>
      <NavbarMenu label={current?.label ?? messages.apiBar} icon={undefined}>
        <ul>
          {apiBar.apis.map(({ id, label, url }) => (
            <li key={id}>
              <a
                className="menu-item api-choice"
                href={url}
                aria-current={id === apiBar.current || undefined}
              >
                {label}
                {id === apiBar.current && <Icon name="check" />}
              </a>
            </li>
          ))}
        </ul>
      </NavbarMenu>
      <a className="navbar-item api-bar-link" href={apiBar.releaseNotesUrl}>
        {messages.apiBarReleases}
      </a>
    </nav>
  )
}
