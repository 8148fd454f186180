import { Fragment, type ReactNode } from 'react'
import type { CredentialAlternative, OperationView } from '../../../../shared/api/operation-view.ts'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'
import { CredentialDetails } from './CredentialDetails.tsx'

/** The required credentials. Of several alternatives, readers choose the one that samples and form use. */
export function Credentials({ security }: Pick<OperationView, 'security'>): ReactNode {
  const { messages } = usePrintContext()
  if (security === undefined) return <p className="credentials">{messages.apiUndescribedCredentials}</p>
  const [first, ...others] = security
  if (first === undefined) return <p className="credentials">{messages.apiNoCredentials}</p>
  if (others.length > 0) return <CredentialChoice security={security} />
  return (
    <details className="credentials">
      <summary>
        <span className="credentials-title">{messages.apiCredentials}</span>{' '}
        <span>
          <Alternative alternative={first} />
        </span>
      </summary>
      <CredentialDetails credentials={first.credentials} />
    </details>
  )
}

/** Alternatives as radio buttons. Without a script, they are a list. */
function CredentialChoice({ security }: { security: readonly CredentialAlternative[] }): ReactNode {
  const { messages, owner } = usePrintContext()
  const credentials = security.flatMap((alternative) => alternative.credentials)
  return (
    <div className="credentials">
      <fieldset className="credential-choice">
        <legend className="credentials-title">{messages.apiCredentials}</legend>
        {security.map((alternative, index) => (
          <label key={alternative.key}>
            <input
              type="radio"
              name={`${owner}~credentials`}
              value={alternative.key}
              defaultChecked={index === 0}
              data-request-choice="security"
            />
            <span>
              {index > 0 && <em>{messages.apiOr} </em>}
              <Alternative alternative={alternative} />
            </span>
          </label>
        ))}
      </fieldset>
      <details className="field-more">
        <summary>{messages.apiCredentialDetails}</summary>
        <CredentialDetails credentials={credentials} />
      </details>
    </div>
  )
}

function Alternative({ alternative: { credentials } }: { alternative: CredentialAlternative }): ReactNode {
  const { messages } = usePrintContext()
  if (credentials.length === 0) return messages.apiOptionalCredentials
  return credentials.map(({ name, usage }, index) => (
    <Fragment key={name}>
      {index > 0 && <em> {messages.apiAnd} </em>}
      <Html as="span" html={usage} />
    </Fragment>
  ))
}
