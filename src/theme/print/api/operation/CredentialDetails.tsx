import { Fragment, type ReactNode } from 'react'
import type { CredentialView } from '../../../../shared/api/operation-view.ts'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'
import { UrlText } from '../UrlText.tsx'

/** Descriptions of the schemes. One that several alternatives use is listed once. */
export function CredentialDetails({ credentials }: { credentials: readonly CredentialView[] }): ReactNode {
  const byName = new Map(credentials.map((credential) => [credential.name, credential]))
  return (
    <dl>
      {[...byName.values()].map((credential) => (
        <div key={credential.name}>
          <dt>
            <code>{credential.name}</code>
          </dt>
          <dd>
            <Html html={credential.description} />
            <Scopes credential={credential} />
            <TokenSources sources={credential.sources} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Scopes({ credential: { scopes, hasRoles } }: { credential: CredentialView }): ReactNode {
  const { messages } = usePrintContext()
  if (scopes.length === 0) return null
  return (
    <>
      <p>{hasRoles ? messages.apiRequiredRoles : messages.apiRequiredScopes}</p>
      <ul>
        {scopes.map(({ name, description }) => (
          <li key={name}>
            <code>{name}</code>
            <Html html={description} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TokenSources({ sources }: Pick<CredentialView, 'sources'>): ReactNode {
  return sources.map(({ title, urls }) => (
    <Fragment key={title}>
      <p>{title}</p>
      <ul>
        {urls.map(({ label, url }) => (
          <li key={label}>
            {label}{' '}
            <code>
              <UrlText text={url} />
            </code>
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}
