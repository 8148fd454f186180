import { type FeedbackMessages, feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { type FormAnswer, type PostOptions, postForm } from '../forms/post-form.ts'

/** Result of sending a rating or a comment. */
export type FeedbackOutcome =
  /** It was saved. With the ID, a comment can be added. */
  | { kind: 'kept'; id: string | undefined }
  /** It failed for a reason that a message describes. */
  | { kind: 'failed'; message: keyof FeedbackMessages }
  /** It was rejected for a reason that only the server describes. */
  | { kind: 'refused'; problem: string }

/** Messages for statuses from proxies, which give no other reason. */
const messages: Readonly<Record<number, keyof FeedbackMessages>> = {
  413: 'commentRefused',
  429: 'feedbackTooOften',
}

/** Sends the fields as the form itself would. Never rejects. */
export async function postFeedback(
  action: string,
  fields: URLSearchParams,
  options?: PostOptions,
): Promise<FeedbackOutcome> {
  try {
    return outcomeOf(await postForm(action, fields, options))
  } catch {
    return { kind: 'failed', message: navigator.onLine === false ? 'feedbackOffline' : 'feedbackFailed' }
  }
}

function outcomeOf({ ok, status, field }: FormAnswer): FeedbackOutcome {
  // Some hosts respond with 200 to anything, so only the response of our server counts.
  if (ok && field('status') === 'kept') {
    const id = field('id')
    return { kind: 'kept', id: typeof id === 'string' ? id : undefined }
  }
  const message = field('message')
  if (isMessage(message)) return { kind: 'failed', message }
  const problem = field('problem')
  if (!ok && typeof problem === 'string' && problem !== '') return { kind: 'refused', problem }
  return { kind: 'failed', message: messages[status] ?? 'feedbackFailed' }
}

const isMessage = (key: unknown): key is keyof FeedbackMessages =>
  typeof key === 'string' && Object.hasOwn(feedbackMessages, key)
