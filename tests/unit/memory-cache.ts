/** A browser's cache in memory, for tests. */
export class MemoryCache {
  readonly entries = new Map<string, Response>()
  /** Number of entries from which on it's full. */
  capacity = Number.POSITIVE_INFINITY

  match = async (path: string): Promise<Response | undefined> => this.entries.get(path)?.clone()

  put = async (path: string, response: Response): Promise<void> => {
    if (!this.entries.has(path) && this.entries.size >= this.capacity)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.entries.set(path, response)
  }

  keys = async (): Promise<Request[]> =>
    [...this.entries.keys()].map((path) => new Request(new URL(path, 'https://docs.example')))

  delete = async ({ url }: Request): Promise<boolean> => {
    const { pathname, search } = new URL(url)
    return this.entries.delete(pathname + search)
  }
}
