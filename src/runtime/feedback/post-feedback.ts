import { type FeedbackMessages, feedbackMessages } from '../../shared/forms/feedback-messages.ts'
import { type FormAnswer, type PostOptions, postForm } from '../forms/post-form.ts'

/** What became of an answer or a comment. */
export type FeedbackOutcome =
  /** It was kept. With an id, a comment can be added. */
  | { kind: 'kept'; id: string | undefined }
  /** It was not, for the reason that a text has. */
  | { kind: 'failed'; message: keyof FeedbackMessages }
  /** It was not, for a reason that only the server has words for. */
  | { kind: 'refused'; problem: string }

/** What proxies in between mean, which say no more than this. */
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
  // Any host answers 200 to something: only the answer of our server counts.
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
