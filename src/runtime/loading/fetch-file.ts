export interface FileRequest extends Omit<RequestInit, 'signal'> {
  signal?: AbortSignal | undefined
}

/** The site responded, but without the file: it was removed or never existed. */
export class FileError extends Error {
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} answered ${status}.`)
    this.status = status
  }
}

/**
 * Fetches a file of the site. Rejects with a `TypeError` if there is no response, with a `FileError` for an error
 * status, and with a `TimeoutError` if fetching and reading take too long.
 */
export async function fetchFile(
  path: string,
  request: FileRequest = {},
  timeLimit = 10_000,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimit)
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit
  const response = await fetch(path, { ...request, signal })
  if (!response.ok) throw new FileError(path, response.status)
  return response
}
