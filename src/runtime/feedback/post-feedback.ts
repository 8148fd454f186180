import type { FeedbackMessages } from '../../shared/feedback-messages.ts'

/** What became of an answer or a comment. */
export type FeedbackOutcome =
  /** It was kept. With an id, a comment can be added. */
  | { kind: 'kept'; id: string | undefined }
  /** The reader may try again, for the reason that the text has. */
  | { kind: 'failed'; problem: keyof FeedbackMessages }

interface PostOptions {
  /** After how many ms without an answer to give up. */
  timeout?: number
}

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
  { timeout = 20_000 }: PostOptions = {},
): Promise<FeedbackOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: fields,
      signal: AbortSignal.timeout(timeout),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    // Any host answers 200 to something: only the answer of our server counts.
    if (response.ok && fieldOf(answer, 'status') === 'kept') {
      const id = fieldOf(answer, 'id')
      return { kind: 'kept', id: typeof id === 'string' ? id : undefined }
    }
    return { kind: 'failed', problem: problems[response.status] ?? 'feedbackFailed' }
  } catch {
    return { kind: 'failed', problem: navigator.onLine === false ? 'feedbackOffline' : 'feedbackFailed' }
  }
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined
}
