import { DocsError, type Problem } from '../../shared/docs-error.ts'

interface FailedService {
  /** As people know it: `Algolia`. */
  name: string
  /** Variable of the environment with the admin key. */
  keyName: string
}

/** What services answer, as a sentence that a person can act on. What is no answer of a service stays as it is. */
export function explainFailure(error: unknown, { name, keyName }: FailedService): unknown {
  if (error instanceof DocsError || !(error instanceof Error)) return error
  const status = statusOf(error)
  const said = `${error.message.trim().split('\n')[0]}`
  if (status === 401 || status === 403)
    return problem(
      `${name} refuses the admin key: ${said}`,
      `Give ${keyName} a key of this application that may write.`,
    )
  if (status === 402 || status === 429)
    return problem(
      `${name} takes no more for now (${status}): ${said}`,
      'Wait and push again, or raise the quota of the plan. Readers still have what was there before.',
    )
  if (status !== undefined)
    return problem(
      `${name} answered ${status}: ${said}`,
      'Readers still have what was there before. Mend this and push again.',
    )
  if (isNetworkFailure(error))
    return problem(
      `${name} does not answer: ${said}`,
      'Look at `search.engine` and at the network, and push again. Readers still have what was there before.',
    )
  return error
}

/** The clients of both services name it differently. */
function statusOf(error: Error): number | undefined {
  const status = 'httpStatus' in error ? error.httpStatus : 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 ? status : undefined
}

/** Neither client has a class for it: Algolia's says that it has tried all hosts, Typesense's passes on axios' own. */
const isNetworkFailure = (error: Error): boolean =>
  error.name === 'RetryError' || ('code' in error && /^(E[A-Z]+|ERR_NETWORK)$/.test(String(error.code)))

function problem(text: string, fix: string): DocsError {
  return new DocsError([pushProblem(text, fix)])
}

/** A problem of the service that the configuration names. */
export const pushProblem = (text: string, fix: string): Problem => ({
  problem: text,
  at: { file: 'docs.config.ts', line: undefined },
  fix,
})
