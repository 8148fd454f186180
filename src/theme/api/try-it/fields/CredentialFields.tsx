import type { ReactNode } from 'react'
import { credentialKey } from '../../../../runtime/api/try-it/servers.ts'
import { forgetCredentials, setCredential } from '../../../../runtime/api/try-it/try-session.ts'
import type { NamedScheme } from '../../../../shared/api/request-spec.ts'
import { fieldId } from '../field-id.ts'
import type { TryIt } from '../state/useTryIt.ts'
import { Fold } from './Fold.tsx'
import { SecretInput } from './SecretInput.tsx'

/** Fields for the credentials that the operation needs. */
export function CredentialFields({ form }: { form: TryIt }): ReactNode {
  const { request, session, server, credentials, change } = form
  if (request.security.length === 0) return null
  const key = credentialKey(server)
  const isMissing = hasMissingCredentials(form)
  return (
    <Fold title="Credentials" state={isMissing ? 'required' : stateOf(form)} needsAttention={isMissing}>
      <p className="try-it-note">
        {server.kind === 'sandbox'
          ? "The sandbox accepts any text. Don't use your own credentials here."
          : "Kept in the memory of this tab, for this server only. They're gone when you leave or reload the page."}
      </p>
      {request.security.map(({ name, scheme }) =>
        scheme.kind === 'other' ? (
          <p key={name} className="try-it-note">
            {scheme.label} can't be filled in here.
          </p>
        ) : (
          <SecretInput
            // Another server has other credentials.
            key={`${key} ${name}`}
            id={fieldId(request, `credential.${name}`)}
            label={labelOf({ name, scheme })}
            hint={placeOf(scheme)}
            value={credentials[name] ?? ''}
            onChange={(value) => {
              change({})
              setCredential(request.api, key, { name, value })
            }}
          />
        ),
      )}
      <div className="try-it-actions">
        <label className="try-it-choice">
          <input
            type="checkbox"
            checked={session.showsCredentials}
            onChange={(event) => change({ showsCredentials: event.currentTarget.checked })}
          />
          <span>
            Show my credentials in the samples{' '}
            <small>Otherwise, samples have placeholders and are safe to share.</small>
          </span>
        </label>
        <button type="button" className="button" onClick={() => forgetCredentials(request.api)}>
          Forget credentials
        </button>
      </div>
    </Fold>
  )
}

/** The server is a real one, and at least one of its credentials is empty. */
function hasMissingCredentials({ request, sandbox, server, credentials }: TryIt): boolean {
  if (sandbox.kind === 'unknown' || server.kind === 'sandbox') return false
  return request.security.some(
    ({ name, scheme }) => scheme.kind !== 'other' && (credentials[name] ?? '') === '',
  )
}

const stateOf = ({ server }: TryIt): string =>
  server.kind === 'sandbox' ? 'not needed for the sandbox' : 'filled in'

function labelOf({ name, scheme }: NamedScheme): string {
  switch (scheme.kind) {
    case 'bearer':
      return 'Auth token'
    case 'basic':
      return 'User name and password'
    case 'apiKey':
      return /^api-?_?key$/i.test(scheme.name) ? 'API key' : scheme.name
    case 'other':
      return name
  }
}

function placeOf(scheme: NamedScheme['scheme']): string {
  switch (scheme.kind) {
    case 'bearer':
      return 'Sent in the header `Authorization: Bearer …`.'
    case 'basic':
      return 'Write `name:password`. Sent in the header `Authorization: Basic …`.'
    case 'apiKey':
      return scheme.in === 'query'
        ? `Sent in the query parameter \`${scheme.name}\`.`
        : `Sent in the ${scheme.in} \`${scheme.name}\`.`
    case 'other':
      return ''
  }
}
