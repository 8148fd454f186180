import { Fragment, type ReactNode } from 'react'
import type { OperationView } from '../../../shared/reference/operation-view.ts'
import { MethodBadge } from '../print/MethodBadge.tsx'
import { usePrintScope } from '../print/print-scope.ts'

/** Method and whole address; a code block, so that a script gives it the button to copy the address. */
export function Endpoint({ view }: { view: OperationView }): ReactNode {
  const { messages } = usePrintScope()
  const { method, path, servers, bodyMatch, isWebhook } = view
  const [server, ...others] = servers
  return (
    <>
      <div className="endpoint code-block" data-language="url">
        <MethodBadge method={method} />
        <code>
          {server !== undefined && <span className="endpoint-server">{server.url}</span>}
          <span className="endpoint-path">{isWebhook ? path : <PathParts path={path} />}</span>
        </code>
      </div>
      {bodyMatch.length > 0 && <BodyMatch fields={bodyMatch} />}
      {others.length > 0 && (
        <details className="field-more endpoint-servers">
          <summary>{messages.moreServers}</summary>
          <ul>
            {others.map(({ url, description }) => (
              <li key={url}>
                <code>{url}</code> {description}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Lines break after slashes, and what is filled in stands out. */
function PathParts({ path }: { path: string }): ReactNode {
  return path.split(/(\{[^}]*\}|\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    <Fragment key={index}>
      {part.startsWith('{') ? <var>{part}</var> : part}
      {part === '/' && <wbr />}
    </Fragment>
  ))
}

function BodyMatch({ fields }: { fields: OperationView['bodyMatch'] }): ReactNode {
  const { messages } = usePrintScope()
  const [before = '', after = ''] = messages.bodyMatch.split('{fields}')
  return (
    <p className="endpoint-match">
      {before}
      {fields.map(({ name, value }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{`${name}: ${value}`}</code>
        </Fragment>
      ))}
      {after}
    </p>
  )
}
