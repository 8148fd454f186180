import { type FormAnswer, type PostOptions, postForm } from '../forms/post-form.ts'

/** What became of a subscription, in words for the reader. */
export type SubscribeOutcome =
  /** The address was taken; a message with a link to confirm is on its way. */
  | { kind: 'pending' }
  /** The address is wrong. */
  | { kind: 'invalid'; problem: string }
  /** Anything else: the reader may try again. */
  | { kind: 'failed'; problem: string }

const later = 'The subscription did not work. Try again in a few minutes.'

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
  const problem = field('problem')
  if (status === 422) {
    const isSaid = typeof problem === 'string' && problem !== ''
    return { kind: 'invalid', problem: isSaid ? problem : 'The address was not accepted.' }
  }
  if (status === 429)
    return { kind: 'failed', problem: 'There were too many attempts. Wait a minute and try again.' }
  // Any host answers 200 to something: only the answer of the newsletter's own counts.
  return ok && field('status') === 'pending' ? { kind: 'pending' } : { kind: 'failed', problem: later }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'The server did not answer in time. Try again in a few minutes.'
  return navigator.onLine === false ? 'You are offline. Connect to the internet and try again.' : later
}
