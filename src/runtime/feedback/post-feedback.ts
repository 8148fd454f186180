import type { FeedbackMessages } from '../../shared/feedback-messages.ts'
import { type PostOptions, postForm } from '../forms/post-form.ts'

/** What became of an answer or a comment. */
export type FeedbackOutcome =
  /** It was kept. With an id, a comment can be added. */
  | { kind: 'kept'; id: string | undefined }
  /** The reader may try again, for the reason that the text has. */
  | { kind: 'failed'; problem: keyof FeedbackMessages }

const problems: Readonly<Record<number, keyof FeedbackMessages>> = {
  410: 'commentTooLate',
  413: 'commentRefused',
  422: 'commentRefused',
  429: 'feedbackTooOften',
}

/** Sends the fields as the form itself would. Never rejects. */
export async function postFeedback(
  action: string,
  fields: URLSearchParams,
  options?: PostOptions,
): Promise<FeedbackOutcome> {
  try {
    const { ok, status, field } = await postForm(action, fields, options)
    // Any host answers 200 to something: only the answer of our server counts.
    if (!ok || field('status') !== 'kept')
      return { kind: 'failed', problem: problems[status] ?? 'feedbackFailed' }
    const id = field('id')
    return { kind: 'kept', id: typeof id === 'string' ? id : undefined }
  } catch {
    return { kind: 'failed', problem: navigator.onLine === false ? 'feedbackOffline' : 'feedbackFailed' }
  }
}
