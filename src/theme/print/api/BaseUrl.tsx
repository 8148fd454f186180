import type { ReactNode } from 'react'
import type { ServerView } from '../../../shared/api/operation-view.ts'
import { usePrintContext } from './print-context.ts'
import { UrlText } from './UrlText.tsx'

/** The URL that all paths on the page are relative to. Operations show only their paths. */
export function BaseUrl({ servers }: { servers: readonly ServerView[] }): ReactNode {
  const { messages } = usePrintContext()
  const [server] = servers
  if (server === undefined || server.url === '') return null
  return (
    <div className="base-url">
      <p>
        <span className="base-url-label">{messages.apiBaseUrl}</span>{' '}
        <code>
          <UrlText text={server.url} />
        </code>
      </p>
      <OtherServers servers={servers} />
    </div>
  )
}

/** The servers after the first, collapsed. */
export function OtherServers({ servers }: { servers: readonly ServerView[] }): ReactNode {
  const { messages } = usePrintContext()
  const [, ...others] = servers
  if (others.length === 0) return null
  return (
    <details className="field-more endpoint-servers">
      <summary>{messages.apiMoreServers}</summary>
      <ul>
        {others.map(({ url, description }) => (
          <li key={url}>
            <code>
              <UrlText text={url} />
            </code>{' '}
            {description}
          </li>
        ))}
      </ul>
    </details>
  )
}
