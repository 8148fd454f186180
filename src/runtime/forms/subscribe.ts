import type { NewsletterStatus } from '../../shared/forms/newsletter.ts'
import { type NewsletterMessages, newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import { type FormAnswer, type PostOptions, postForm } from './post-form.ts'

/** The result of a subscription. */
export type SubscribeOutcome =
  /** The address was taken; a message with a link to confirm is on its way. */
  | { kind: 'pending' }
  /** The address is wrong. */
  | { kind: 'invalid'; problem: SubscribeProblem }
  /** Anything else: the reader may try again. */
  | { kind: 'failed'; problem: SubscribeProblem }

/** Why nobody was subscribed: a text of the form, or words that only the server has. */
export type SubscribeProblem = { message: keyof NewsletterMessages } | { text: string }

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
    return { kind: 'failed', problem: { message: reasonOf(error) } }
  }
}

function outcomeOf(answer: FormAnswer): SubscribeOutcome {
  const { ok, status, field } = answer
  // Any host answers 200 to something: only the answer of the newsletter's own counts.
  if (ok)
    return field('status') === taken
      ? { kind: 'pending' }
      : { kind: 'failed', problem: { message: 'newsletterFailed' } }
  const problem = readProblem(answer)
  if (status === 422) return { kind: 'invalid', problem: problem ?? { message: 'newsletterRefused' } }
  const message = status === 429 ? 'newsletterTooMany' : 'newsletterFailed'
  return { kind: 'failed', problem: problem ?? { message } }
}

/** Who says why not knows best; a proxy in between, or another host, says nothing. */
function readProblem({ field }: FormAnswer): SubscribeProblem | undefined {
  const [message, text] = [field('message'), field('problem')]
  if (isMessage(message)) return { message }
  return typeof text === 'string' && text !== '' ? { text } : undefined
}

const isMessage = (key: unknown): key is keyof NewsletterMessages =>
  typeof key === 'string' && Object.hasOwn(newsletterMessages, key)

function reasonOf(error: unknown): keyof NewsletterMessages {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'newsletterTimeout'
  return navigator.onLine === false ? 'newsletterOffline' : 'newsletterFailed'
}
