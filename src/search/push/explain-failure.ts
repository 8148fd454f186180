import { DocsError, type Problem } from '../../shared/docs-error.ts'

interface FailedService {
  /** Name of the service, such as `Algolia`. */
  name: string
  /** Environment variable with the admin key. */
  keyName: string
}

/** Converts a service's error to a problem that the operator can act on. Returns other errors unchanged. */
export function explainFailure(error: unknown, { name, keyName }: FailedService): unknown {
  if (error instanceof DocsError || !(error instanceof Error)) return error
  const status = statusOf(error)
  const said = `${error.message.trim().split('\n')[0]}`
  if (status === 401 || status === 403)
    return problem(
      `${name} rejected the admin key: ${said}`,
      `Set ${keyName} to a key of this application with write permission.`,
    )
  if (status === 402 || status === 429)
    return problem(
      `${name} is rate limiting or over quota (${status}): ${said}`,
      "Wait and push again, or raise the plan's quota. The previous index is still in use.",
    )
  if (status !== undefined)
    return problem(
      `${name} responded with ${status}: ${said}`,
      'The previous index is still in use. Fix this and push again.',
    )
  if (isNetworkFailure(error))
    return problem(
      `${name} isn't responding: ${said}`,
      'Check `search.engine` and the network, and push again. The previous index is still in use.',
    )
  return error
}

/** Returns the HTTP status, which the clients name differently. */
function statusOf(error: Error): number | undefined {
  const status = 'httpStatus' in error ? error.httpStatus : 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 ? status : undefined
}

/**
 * Whether the network failed. Neither client has an error class for it: Algolia's says that it tried all hosts,
 * Typesense's passes on axios's own.
 */
const isNetworkFailure = (error: Error): boolean =>
  error.name === 'RetryError' || ('code' in error && /^(E[A-Z]+|ERR_NETWORK)$/.test(String(error.code)))

function problem(text: string, fix: string): DocsError {
  return new DocsError([pushProblem(text, fix)])
}

/** Creates a problem about the service in the configuration. */
export const pushProblem = (text: string, fix: string): Problem => ({
  problem: text,
  at: { file: 'docs.config.ts', line: undefined },
  fix,
})
