import { type ReactNode, useState } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { CodeText } from './CodeText.tsx'

interface SecretInputProps {
  id: string
  label: string
  hint: string
  value: string
  onChange(value: string): void
}

/** A field for a secret, masked until the reader reveals it. */
export function SecretInput({ id, label, hint, value, onChange }: SecretInputProps): ReactNode {
  const [isShown, setShown] = useState(false)
  const { tryItShow, tryItHide, tryItShowSecret } = getTryItMessages()
  return (
    <div className="try-it-field">
      <label htmlFor={id}>{label}</label>
      <div className="try-it-secret">
        <input
          id={id}
          className="try-it-input"
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          aria-describedby={`${id}-hint`}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className="button"
          aria-pressed={isShown}
          aria-label={fillMessage(tryItShowSecret, { name: label })}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? tryItHide : tryItShow}
        </button>
      </div>
      <p id={`${id}-hint`} className="try-it-hint">
        <CodeText text={hint} />
      </p>
    </div>
  )
}
