import { type FeedbackMessages, feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { type FormResponse, type PostOptions, postForm } from '../forms/post-form.ts'

/** Result of sending a rating or a comment. */
export type FeedbackOutcome =
  /** It was saved. With the ID, a comment can be added. */
  | { kind: 'kept'; id: string | undefined }
  /** It failed for a reason that a message describes. */
  | { kind: 'failed'; message: keyof FeedbackMessages }
  /** It was rejected for a reason that only the server describes. */
  | { kind: 'refused'; problem: string }

/** Messages for statuses from proxies, which give no other reason. */
const messageByStatus: Readonly<Record<number, keyof FeedbackMessages>> = {
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
    return toOutcome(await postForm(action, fields, options))
  } catch {
    return { kind: 'failed', message: navigator.onLine === false ? 'feedbackOffline' : 'feedbackFailed' }
  }
}

function toOutcome({ ok, status, getField }: FormResponse): FeedbackOutcome {
  // Some hosts respond with 200 to anything, so only the response of our server counts.
  if (ok && getField('status') === 'kept') {
    const id = getField('id')
    return { kind: 'kept', id: typeof id === 'string' ? id : undefined }
  }
  const message = getField('message')
  if (isMessageKey(message)) return { kind: 'failed', message }
  const problem = getField('problem')
  if (!ok && typeof problem === 'string' && problem !== '') return { kind: 'refused', problem }
  return { kind: 'failed', message: messageByStatus[status] ?? 'feedbackFailed' }
}

const isMessageKey = (key: unknown): key is keyof FeedbackMessages =>
  typeof key === 'string' && Object.hasOwn(feedbackMessages, key)
