import { configFileName } from '../../shared/config/config-file.ts'
import { createFileError, DocsError } from '../../shared/docs-error.ts'

interface FailedService {
  /** Name of the service, such as `Algolia`. */
  name: string
  /** Environment variable with the admin key. */
  keyName: string
}

/** Converts a service's error to a problem that the operator can act on. Returns other errors unchanged. */
export function explainPushFailure(error: unknown, { name, keyName }: FailedService): unknown {
  if (error instanceof DocsError || !(error instanceof Error)) return error
  const status = readStatus(error)
  const reason = `${error.message.trim().split('\n')[0]}`
  if (status === 401 || status === 403)
    return createPushError(
      `${name} rejected the admin key: ${reason}`,
      `Set ${keyName} to a key of this application with write permission.`,
    )
  if (status === 402 || status === 429)
    return createPushError(
      `${name} is rate limiting or over quota (${status}): ${reason}`,
      "Wait and push again, or raise the plan's quota. The previous index is still in use.",
    )
  if (status !== undefined)
    return createPushError(
      `${name} responded with ${status}: ${reason}`,
      'The previous index is still in use. Fix this and push again.',
    )
  if (isNetworkFailure(error))
    return createPushError(
      `${name} isn't responding: ${reason}`,
      'Check `search.engine` and the network, and push again. The previous index is still in use.',
    )
  return error
}

/** Returns the HTTP status, which the clients name differently. */
function readStatus(error: Error): number | undefined {
  const status = 'httpStatus' in error ? error.httpStatus : 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 ? status : undefined
}

/**
 * Whether the network failed. Neither client has an error class for it: Algolia's says that it tried all hosts,
 * Typesense's passes on axios's own.
 */
const isNetworkFailure = (error: Error): boolean =>
  error.name === 'RetryError' || ('code' in error && /^(E[A-Z]+|ERR_NETWORK)$/.test(String(error.code)))

/** Creates the error of a service in the configuration. */
export const createPushError = (problem: string, fix: string): DocsError =>
  createFileError(configFileName, problem, fix)
