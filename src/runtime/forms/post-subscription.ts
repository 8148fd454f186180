import type { NewsletterStatus } from '../../shared/forms/newsletter.ts'
import { type NewsletterMessages, newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import { type FormResponse, type PostOptions, postForm } from './post-form.ts'

/** The result of a subscription. */
export type SubscribeOutcome =
  /** The address was accepted, and a confirmation email is being sent. */
  | { kind: 'pending' }
  /** The address is invalid. */
  | { kind: 'invalid'; problem: SubscribeProblem }
  /** Any other failure. The reader can try again. */
  | { kind: 'failed'; problem: SubscribeProblem }

/** Why the subscription failed: a message of the form, or a text from the server. */
export type SubscribeProblem = { message: keyof NewsletterMessages } | { text: string }

const pendingStatus: NewsletterStatus = 'pending'

/** Sends the fields as the form itself would. Never rejects. */
export async function postSubscription(
  action: string,
  fields: URLSearchParams,
  options?: PostOptions,
): Promise<SubscribeOutcome> {
  try {
    return toOutcome(await postForm(action, fields, options))
  } catch (error) {
    return { kind: 'failed', problem: { message: readReason(error) } }
  }
}

function toOutcome(answer: FormResponse): SubscribeOutcome {
  const { ok, status, getField: field } = answer
  // Some hosts respond with 200 to anything, so only the newsletter's own response counts.
  if (ok)
    return field('status') === pendingStatus
      ? { kind: 'pending' }
      : { kind: 'failed', problem: { message: 'newsletterFailed' } }
  const problem = readProblem(answer)
  if (status === 422) return { kind: 'invalid', problem: problem ?? { message: 'newsletterRefused' } }
  const message = status === 429 ? 'newsletterTooMany' : 'newsletterFailed'
  return { kind: 'failed', problem: problem ?? { message } }
}

/** Returns the server's reason. A proxy or another host gives none. */
function readProblem({ getField: field }: FormResponse): SubscribeProblem | undefined {
  const [message, text] = [field('message'), field('problem')]
  if (isMessage(message)) return { message }
  return typeof text === 'string' && text !== '' ? { text } : undefined
}

const isMessage = (key: unknown): key is keyof NewsletterMessages =>
  typeof key === 'string' && Object.hasOwn(newsletterMessages, key)

function readReason(error: unknown): keyof NewsletterMessages {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'newsletterTimeout'
  return navigator.onLine === false ? 'newsletterOffline' : 'newsletterFailed'
}
