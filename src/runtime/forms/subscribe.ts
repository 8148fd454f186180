import { type NewsletterStatus, newsletterTexts } from '../../shared/forms/newsletter.ts'
import { type FormAnswer, type PostOptions, postForm } from './post-form.ts'

/** What became of a subscription, in words for the reader. */
export type SubscribeOutcome =
  /** The address was taken; a message with a link to confirm is on its way. */
  | { kind: 'pending' }
  /** The address is wrong. */
  | { kind: 'invalid'; problem: string }
  /** Anything else: the reader may try again. */
  | { kind: 'failed'; problem: string }

const taken: NewsletterStatus = 'pending'

/** Sends the fields of the form as the form itself would. Never rejects. */
export async function subscribe(
  action: string,
  fields: URLSearchParams,
  options?: PostOptions,
): Promise<SubscribeOutcome> {
  try {
    return outcomeOf(await postForm(action, fields, options))
  } catch (error) {
    return { kind: 'failed', problem: reasonOf(error) }
  }
}

function outcomeOf({ ok, status, field }: FormAnswer): SubscribeOutcome {
  // Any host answers 200 to something: only the answer of the newsletter's own counts.
  if (ok)
    return field('status') === taken
      ? { kind: 'pending' }
      : { kind: 'failed', problem: newsletterTexts.failed }
  // Who says why not knows best; a proxy in between, or another host, says nothing.
  const said = field('problem')
  const problem = typeof said === 'string' && said !== '' ? said : undefined
  if (status === 422) return { kind: 'invalid', problem: problem ?? 'The address was not accepted.' }
  const { tooMany, failed } = newsletterTexts
  return { kind: 'failed', problem: problem ?? (status === 429 ? tooMany : failed) }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'The server did not answer in time. Try again in a few minutes.'
  return navigator.onLine === false
    ? 'You are offline. Connect to the internet and try again.'
    : newsletterTexts.failed
}
