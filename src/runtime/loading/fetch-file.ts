interface FileRequest extends Omit<RequestInit, 'signal'> {
  signal?: AbortSignal | undefined
}

/** The site has answered, and not with the file: it is there no more, or never was. */
export class FileError extends Error {
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} answered ${status}.`)
    this.status = status
  }
}

/**
 * Fetches a file of the site. Rejects with a `TypeError` where nobody answers, with a `FileError` where the answer is no,
 * and with a `TimeoutError` when it takes longer than so many ms, also while it is read: nobody waits for good.
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
