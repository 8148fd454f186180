import { type ReactNode, useEffect, useRef } from 'react'
import type { SubscribeProblem } from '../../../runtime/forms/post-subscription.ts'
import { newsletterFields } from '../../../shared/forms/newsletter.ts'
import { type NewsletterMessages, newsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { useMessages } from '../useMessages.ts'
import { useNewsletter } from './useNewsletter.ts'

interface NewsletterFormProps {
  /** Unique on the page. */
  id: string
  /** URL that the form posts to. */
  action: string
}

/** The subscription form of the newsletter. Without a script, it's a plain form that the browser validates. */
export function NewsletterForm({ id, action }: NewsletterFormProps): ReactNode {
  const messages: NewsletterMessages = { ...newsletterMessages, ...useMessages() }
  const { state, isLive, submit } = useNewsletter(action)
  const email = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.kind === 'invalid') email.current?.focus()
    // The focused button is removed.
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
        {messages.newsletterTitle}
      </h2>
      <p>{messages.newsletterOffer}</p>
      {state.kind !== 'done' && (
        <div className="newsletter-fields">
          <input
            ref={email}
            className="text-field"
            type="email"
            name={newsletterFields.email}
            required={true}
            placeholder={messages.newsletterPlaceholder}
            aria-label={messages.newsletterEmail}
            autoComplete="email"
            maxLength={254}
            readOnly={isBusy}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-problem` : undefined}
          />
          <Honeypot label={messages.newsletterTrap} />
          <button type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
            {isBusy ? messages.newsletterSubscribing : messages.newsletterSubscribe}
          </button>
        </div>
      )}
      <p className="newsletter-problem" id={`${id}-problem`} role="alert">
        {(state.kind === 'invalid' || state.kind === 'failed') && problemText(state.problem, messages)}
      </p>
      <p ref={result} className="newsletter-result" role="status" tabIndex={-1}>
        {isBusy && <span className="visually-hidden">{messages.newsletterSending}</span>}
        {state.kind === 'done' &&
          `${messages.newsletterAlmostDone}. ${fillMessage(messages.newsletterSent, { email: state.email })}`}
      </p>
    </form>
  )
}

const problemText = (problem: SubscribeProblem, messages: NewsletterMessages): string =>
  'text' in problem ? problem.text : messages[problem.message]

/** A hidden field that only bots fill in. They aren't subscribed. */
function Honeypot({ label }: { label: string }): ReactNode {
  return (
    <div className="newsletter-trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={newsletterFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
