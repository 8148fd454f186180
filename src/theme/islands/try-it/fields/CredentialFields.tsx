import type { ReactNode } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { getCredentialKey } from '../../../../runtime/api/try-it/list-servers.ts'
import { forgetCredentials, setCredential } from '../../../../runtime/api/try-it/try-it-session.ts'
import { getSecurityKey } from '../../../../shared/api/request-choice.ts'
import type { NamedScheme } from '../../../../shared/api/request-spec.ts'
import { isTextCredential } from '../../../../shared/api/security/security-scheme.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { createHint, getCredentialLabel } from './credential-labels.ts'
import { Fold } from './Fold.tsx'
import { SecretInput } from './SecretInput.tsx'

/** Fields for the credentials that the operation needs. */
export function CredentialFields({ form }: { form: TryItState }): ReactNode {
  const { request, securityChoices, server } = form
  if (securityChoices.every((schemes) => schemes.length === 0)) return null
  const isMissing = hasMissingCredentials(form)
  const messages = getTryItMessages()
  return (
    <Fold
      title={messages.tryItCredentials}
      state={isMissing ? messages.tryItCredentialsMissing : describeState(form)}
      needsAttention={isMissing}
    >
      <p className="try-it-note">
        {server.kind === 'sandbox' ? messages.tryItSandboxCredentials : messages.tryItKeptCredentials}
      </p>
      <SecurityChoice form={form} />
      {request.security.map((named) => (
        <CredentialField key={named.name} form={form} named={named} />
      ))}
      <CredentialTools form={form} />
    </Fold>
  )
}

function CredentialField({ form, named }: { form: TryItState; named: NamedScheme }): ReactNode {
  const { request, server, credentials, change } = form
  const { name, scheme } = named
  const messages = getTryItMessages()
  if (!isTextCredential(scheme))
    return (
      <p className="try-it-note">
        {scheme.kind === 'mutualTLS'
          ? messages.tryItCertificate
          : fillMessage(messages.tryItOtherScheme, { name })}
      </p>
    )
  const key = getCredentialKey(server)
  return (
    <SecretInput
      // Other servers have other credentials.
      key={key}
      id={fieldId(request, `credential.${name}`)}
      label={getCredentialLabel(named)}
      hint={createHint(scheme)}
      value={credentials[name] ?? ''}
      onChange={(value) => {
        change({})
        setCredential(request.api, key, { name, value })
      }}
    />
  )
}

function CredentialTools({ form: { request, session, change } }: { form: TryItState }): ReactNode {
  const messages = getTryItMessages()
  return (
    <div className="try-it-actions">
      <label className="try-it-choice">
        <input
          type="checkbox"
          checked={session.showsCredentials}
          onChange={(event) => change({ showsCredentials: event.currentTarget.checked })}
        />
        <span>
          {messages.tryItShowCredentials} <small>{messages.tryItShowCredentialsHint}</small>
        </span>
      </label>
      <button type="button" className="button" onClick={() => forgetCredentials(request.api)}>
        {messages.tryItForget}
      </button>
    </div>
  )
}

/** Checks whether the request goes to a real server while at least one credential is empty. */
function hasMissingCredentials({ request, sandbox, server, credentials }: TryItState): boolean {
  if (sandbox.kind === 'unknown' || server.kind === 'sandbox') return false
  return request.security.some(
    ({ name, scheme }) => isTextCredential(scheme) && (credentials[name] ?? '') === '',
  )
}

function describeState({ server }: TryItState): string {
  const { tryItCredentialsFilled, tryItCredentialsUnneeded } = getTryItMessages()
  return server.kind === 'sandbox' ? tryItCredentialsUnneeded : tryItCredentialsFilled
}

/** Lets the reader choose between alternative credentials. */
function SecurityChoice({ form }: { form: TryItState }): ReactNode {
  const { request, securityChoices, choose } = form
  if (securityChoices.length < 2) return null
  const chosen = getSecurityKey(request.security)
  return (
    <fieldset className="try-it-group">
      <legend className="visually-hidden">{getTryItMessages().tryItCredentials}</legend>
      <div>
        {securityChoices.map((schemes) => {
          const key = getSecurityKey(schemes)
          return (
            <label key={key} className="try-it-choice">
              <input
                type="radio"
                name={fieldId(request, 'security')}
                checked={key === chosen}
                onChange={() => choose({ security: key })}
              />
              <span>{describeChoice(schemes)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function describeChoice(schemes: readonly NamedScheme[]): string {
  const { tryItNoCredentials, tryItAnd } = getTryItMessages()
  return schemes.length === 0 ? tryItNoCredentials : schemes.map(getCredentialLabel).join(` ${tryItAnd} `)
}
