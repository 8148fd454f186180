import type { ReactNode } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { getCredentialKey } from '../../../../runtime/api/try-it/servers.ts'
import { forgetCredentials, setCredential } from '../../../../runtime/api/try-it/try-session.ts'
import type { NamedScheme } from '../../../../shared/api/request-spec.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { Fold } from './Fold.tsx'
import { SecretInput } from './SecretInput.tsx'

/** Fields for the credentials that the operation needs. */
export function CredentialFields({ form }: { form: TryItState }): ReactNode {
  const { request, session, server, credentials, change } = form
  if (request.security.length === 0) return null
  const key = getCredentialKey(server)
  const isMissing = hasMissingCredentials(form)
  const texts = getTryItMessages()
  return (
    <Fold
      title={texts.tryItCredentials}
      state={isMissing ? texts.tryItCredentialsMissing : describeState(form)}
      needsAttention={isMissing}
    >
      <p className="try-it-note">
        {server.kind === 'sandbox' ? texts.tryItSandboxCredentials : texts.tryItKeptCredentials}
      </p>
      {request.security.map(({ name, scheme }) =>
        scheme.kind === 'other' ? (
          <p key={name} className="try-it-note">
            {fillMessage(texts.tryItOtherScheme, { name: scheme.label })}
          </p>
        ) : (
          <SecretInput
            // Other servers have other credentials.
            key={`${key} ${name}`}
            id={fieldId(request, `credential.${name}`)}
            label={getLabel({ name, scheme })}
            hint={createHint(scheme)}
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
            {texts.tryItShowCredentials} <small>{texts.tryItShowCredentialsHint}</small>
          </span>
        </label>
        <button type="button" className="button" onClick={() => forgetCredentials(request.api)}>
          {texts.tryItForget}
        </button>
      </div>
    </Fold>
  )
}

/** Checks whether the request goes to a real server while at least one credential is empty. */
function hasMissingCredentials({ request, sandbox, server, credentials }: TryItState): boolean {
  if (sandbox.kind === 'unknown' || server.kind === 'sandbox') return false
  return request.security.some(
    ({ name, scheme }) => scheme.kind !== 'other' && (credentials[name] ?? '') === '',
  )
}

function describeState({ server }: TryItState): string {
  const { tryItCredentialsFilled, tryItCredentialsUnneeded } = getTryItMessages()
  return server.kind === 'sandbox' ? tryItCredentialsUnneeded : tryItCredentialsFilled
}

function getLabel({ name, scheme }: NamedScheme): string {
  const texts = getTryItMessages()
  switch (scheme.kind) {
    case 'bearer':
      return texts.tryItBearerToken
    case 'basic':
      return texts.tryItBasicCredentials
    case 'apiKey':
      return /^api-?_?key$/i.test(scheme.name) ? texts.tryItApiKey : scheme.name
    case 'other':
      return name
  }
}

function createHint(scheme: NamedScheme['scheme']): string {
  const texts = getTryItMessages()
  switch (scheme.kind) {
    case 'bearer':
      return texts.tryItBearerHint
    case 'basic':
      return texts.tryItBasicHint
    case 'apiKey': {
      const { tryItQueryHint: query, tryItHeaderHint: header, tryItCookieHint: cookie } = texts
      return fillMessage({ query, header, cookie }[scheme.in], { name: scheme.name })
    }
    case 'other':
      return ''
  }
}
