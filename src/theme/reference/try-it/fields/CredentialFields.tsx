import type { ReactNode } from 'react'
import { credentialKey } from '../../../../runtime/reference/try-it/servers.ts'
import { forgetCredentials, setCredential } from '../../../../runtime/reference/try-it/try-session.ts'
import type { NamedScheme } from '../../../../shared/reference/request-spec.ts'
import { fieldId } from '../field-id.ts'
import type { TryIt } from '../state/useTryIt.ts'
import { SecretInput } from './SecretInput.tsx'

/** Fields for everything that identifies the reader. */
export function CredentialFields({ form }: { form: TryIt }): ReactNode {
  const { request, session, server, credentials, change } = form
  if (request.security.length === 0) return null
  const key = credentialKey(server)
  return (
    <fieldset className="try-it-group">
      <legend>Credentials</legend>
      <p className="try-it-note">
        {server.kind === 'sandbox'
          ? 'The sandbox takes any text. Do not use your own credentials here.'
          : 'Kept in the memory of this tab, for this server only. Gone when you leave or reload the page.'}
      </p>
      {request.security.map(({ name, scheme }) =>
        scheme.kind === 'other' ? (
          <p key={name} className="try-it-note">
            {scheme.label} cannot be filled in here.
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
            <small>Without it samples have placeholders, so that you can share them.</small>
          </span>
        </label>
        <button type="button" className="button" onClick={() => forgetCredentials(request.api)}>
          Forget credentials
        </button>
      </div>
    </fieldset>
  )
}

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
