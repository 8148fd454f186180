import { type ReactNode, useEffect, useRef } from 'react'
import { messageSent, newsletterFields, newsletterTexts } from '../../shared/forms/newsletter.ts'
import { useNewsletter } from './useNewsletter.ts'

interface NewsletterFormProps {
  /** Unique on the page. */
  id: string
  /** Where the form posts to. */
  action: string
}

/** The subscription to the newsletter. Without a script it is a plain form, checked by the browser. */
export function NewsletterForm({ id, action }: NewsletterFormProps): ReactNode {
  const { state, isLive, submit } = useNewsletter(action)
  const email = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.kind === 'invalid') email.current?.focus()
    // The button that had the focus is gone.
    if (state.kind === 'done') result.current?.focus()
  }, [state])
  const isInvalid = state.kind === 'invalid'
  const isBusy = state.kind === 'busy'
  return (
    <form
      className="newsletter-form"
      action={action}
      method="post"
      aria-labelledby={`${id}-title`}
      noValidate={isLive}
      onSubmit={submit}
    >
      <h2 className="newsletter-title" id={`${id}-title`}>
        {newsletterTexts.title}
      </h2>
      <p>{newsletterTexts.offer}</p>
      {state.kind !== 'done' && (
        <div className="newsletter-fields">
          <input
            ref={email}
            className="text-field"
            type="email"
            name={newsletterFields.email}
            required={true}
            placeholder="Enter your email"
            aria-label="Email"
            autoComplete="email"
            maxLength={254}
            readOnly={isBusy}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-problem` : undefined}
          />
          <Trap />
          <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Subscribing…' : 'Subscribe'}
          </button>
        </div>
      )}
      <p className="newsletter-problem" id={`${id}-problem`} role="alert">
        {(isInvalid || state.kind === 'failed') && state.problem}
      </p>
      <p ref={result} className="newsletter-result" role="status" tabIndex={-1}>
        {isBusy && <span className="visually-hidden">Sending your address</span>}
        {state.kind === 'done' && `${newsletterTexts.almostDone}. ${messageSent(state.email)}`}
      </p>
    </form>
  )
}

/** A field that people never see. Programs that fill it in are not subscribed. */
function Trap(): ReactNode {
  return (
    <div className="newsletter-trap" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={newsletterFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
