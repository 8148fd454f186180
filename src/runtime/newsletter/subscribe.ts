/** What became of a subscription, in words for the reader. */
export type SubscribeOutcome =
  /** The address was taken; a message with a link to confirm is on its way. */
  | { kind: 'pending' }
  /** The address is wrong. */
  | { kind: 'invalid'; problem: string }
  /** Anything else: the reader may try again. */
  | { kind: 'failed'; problem: string }

interface SubscribeOptions {
  /** After how many ms without an answer to give up. */
  timeout?: number
}

const later = 'The subscription did not work. Try again in a few minutes.'

/** Sends the fields of the form as the form itself would. Never rejects. */
export async function subscribe(
  action: string,
  fields: URLSearchParams,
  { timeout = 20_000 }: SubscribeOptions = {},
): Promise<SubscribeOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: fields,
      signal: AbortSignal.timeout(timeout),
    })
    return outcomeOf(response.status, await response.json().catch(() => undefined))
  } catch (error) {
    return { kind: 'failed', problem: reasonOf(error) }
  }
}

function outcomeOf(status: number, answer: unknown): SubscribeOutcome {
  if (status === 422)
    return { kind: 'invalid', problem: problemIn(answer) ?? 'The address was not accepted.' }
  if (status === 429)
    return { kind: 'failed', problem: 'There were too many attempts. Wait a minute and try again.' }
  // Any host answers 200 to something: only the answer of the newsletter's own counts.
  const isPending = (status === 200 || status === 202) && fieldOf(answer, 'status') === 'pending'
  return isPending ? { kind: 'pending' } : { kind: 'failed', problem: later }
}

function problemIn(answer: unknown): string | undefined {
  const problem = fieldOf(answer, 'problem')
  return typeof problem === 'string' && problem !== '' ? problem : undefined
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'The server did not answer in time. Try again in a few minutes.'
  return navigator.onLine === false ? 'You are offline. Connect to the internet and try again.' : later
}
