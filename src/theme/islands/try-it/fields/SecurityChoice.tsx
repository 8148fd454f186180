import type { ReactNode } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { getSecurityKey } from '../../../../shared/api/request-choice.ts'
import type { NamedScheme } from '../../../../shared/api/request-spec.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { getCredentialLabel } from './credential-labels.ts'

/** Lets the reader choose between alternative credentials. */
export function SecurityChoice({ form }: { form: TryItState }): ReactNode {
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
