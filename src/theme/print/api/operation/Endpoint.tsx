import { Fragment, type ReactNode } from 'react'
import type { OperationView } from '../../../../shared/api/operation-view.ts'
import { FilledMessage } from '../../../islands/FilledMessage.tsx'
import { MethodBadge } from '../../../shell/search/MethodBadge.tsx'
import { OtherServers, ServerVariables } from '../BaseUrl.tsx'
import { usePrintContext } from '../print-context.ts'
import { UrlText } from '../UrlText.tsx'

interface EndpointProps {
  view: OperationView
  /** The description. */
  children: ReactNode
}

/**
 * Method and path, with what describes them. The base URL is printed once per page (`BaseUrl`), unless the operation
 * declares its own server. Marked up as a code block, so that a script adds the button that copies the full URL.
 */
export function Endpoint({ view, children }: EndpointProps): ReactNode {
  const { method, path, endpointUrl, serverOverrides, bodyMatch, mergedId, isWebhook } = view
  const [server] = serverOverrides
  return (
    <>
      <div className="endpoint code-block" data-language="url" data-copy={endpointUrl}>
        <MethodBadge method={method} />
        <code>
          {server !== undefined && (
            <span className="endpoint-server">
              <UrlText text={server.template ?? server.url} />
              <wbr />
            </span>
          )}
          <span className="endpoint-path">{isWebhook ? path : <UrlText text={path} />}</span>
        </code>
      </div>
      <div className="endpoint-text">
        {(bodyMatch.length > 0 || mergedId !== undefined) && (
          <p className="endpoint-match">
            {bodyMatch.length > 0 && <BodyMatch fields={bodyMatch} />}{' '}
            {mergedId !== undefined && <MergedAs id={mergedId} />}
          </p>
        )}
        {server !== undefined && <ServerVariables server={server} />}
        <OtherServers servers={serverOverrides} />
        {children}
      </div>
    </>
  )
}

function BodyMatch({ fields }: { fields: OperationView['bodyMatch'] }): ReactNode {
  const { messages } = usePrintContext()
  const list = fields.map(({ name, value }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{`${name}: ${value}`}</code>
    </Fragment>
  ))
  return <FilledMessage text={messages.apiBodyMatch} values={{ fields: list }} />
}

function MergedAs({ id }: { id: string }): ReactNode {
  const { messages } = usePrintContext()
  return <FilledMessage text={messages.apiMergedAs} values={{ id: <code>{id}</code> }} />
}
