import { Fragment, type ReactNode } from 'react'
import type { ServerView } from '../../../shared/api/operation-view.ts'
import { usePrintContext } from './print-context.ts'
import { UrlText } from './UrlText.tsx'

interface BaseUrlProps {
  servers: readonly ServerView[]
}

/** The URL that all paths on the page are relative to. Operations show only their paths. */
export function BaseUrl({ servers }: BaseUrlProps): ReactNode {
  const { messages } = usePrintContext()
  const [server] = servers
  if (server === undefined || server.url === '') return null
  return (
    <div className="base-url">
      <p>
        <span className="base-url-label">{messages.apiBaseUrl}</span>{' '}
        <code>
          <UrlText text={server.template ?? server.url} />
        </code>
      </p>
      <ServerVariables server={server} />
      <OtherServers servers={servers} />
    </div>
  )
}

/** The base URL on the overview, with its description. Marked up as a code block, so that a script adds the button that copies it. */
export function OverviewUrl({ servers }: BaseUrlProps): ReactNode {
  const { messages } = usePrintContext()
  const [server] = servers
  if (server === undefined || server.url === '') return null
  return (
    <>
      <div className="endpoint code-block" data-language="url" data-copy={server.url}>
        <span className="base-url-label">{messages.apiBaseUrl}</span>
        <code>
          <UrlText text={server.template ?? server.url} />
        </code>
      </div>
      {server.description !== '' && <p>{server.description}</p>}
      <ServerVariables server={server} />
      <OtherServers servers={servers} />
    </>
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
        {others.map((server) => (
          <li key={server.url}>
            <code>
              <UrlText text={server.template ?? server.url} />
            </code>{' '}
            {server.description}
            <ServerVariables server={server} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Longer lists of values are in the form to try an operation. */
const maxValues = 12

/** The parts of a server's URL that readers choose. */
export function ServerVariables({ server: { variables = [] } }: { server: ServerView }): ReactNode {
  const { messages } = usePrintContext()
  if (variables.length === 0) return null
  return (
    <ul className="field-facts named-values" aria-label={messages.apiServerVariables}>
      {variables.map(({ name, default: value, values, description }) => (
        <li key={name}>
          <var>{`{${name}}`}</var> {description}
          {/[\p{L}\p{N}]$/u.test(description) && '.'}{' '}
          {value !== '' && (
            <>
              {messages.apiDefault} <code>{value}</code>
            </>
          )}
          {values.length > 1 && (
            <>
              {'. '}
              {messages.apiAllowedValues}{' '}
              {values.slice(0, maxValues).map((allowed) => (
                <Fragment key={allowed}>
                  <code>{allowed}</code>{' '}
                </Fragment>
              ))}
              {values.length > maxValues && '…'}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
