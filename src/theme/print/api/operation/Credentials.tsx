import { Fragment, type ReactNode } from 'react'
import type { CredentialView, OperationView } from '../../../../shared/api/operation-view.ts'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'

/** The required credentials in one line. Each expands to its details. */
export function Credentials({ security }: Pick<OperationView, 'security'>): ReactNode {
  const { messages } = usePrintContext()
  if (!security.some((alternative) => alternative.length > 0))
    return <p className="credentials">{messages.apiNoCredentials}</p>
  const described = new Map(security.flat().map((credential) => [credential.name, credential]))
  return (
    <details className="credentials">
      <summary>
        <span>
          <span className="credentials-title">{messages.apiCredentials}</span>{' '}
          {security.map((alternative, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alternatives never move
            <Fragment key={index}>
              {index > 0 && <em> {messages.apiOr} </em>}
              <Alternative credentials={alternative} />
            </Fragment>
          ))}
        </span>
      </summary>
      <dl>
        {[...described.values()].map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <Html html={description} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Alternative({ credentials }: { credentials: readonly CredentialView[] }): ReactNode {
  const { messages } = usePrintContext()
  if (credentials.length === 0) return messages.apiOptionalCredentials
  return credentials.map(({ name, usage: place }, index) => (
    <Fragment key={name}>
      {index > 0 && <em> {messages.apiAnd} </em>}
      <Html as="span" html={place} />
    </Fragment>
  ))
}
