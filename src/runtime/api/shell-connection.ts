/** Functions of the shell that an API page needs. */
export interface ShellHooks {
  /** Starts the islands and code blocks of new content. Returns a function that stops them. */
  prepare(element: HTMLElement): () => void
}

/** The connection of an API page to the shell. On the first page of a visit, the shell starts after the API page. */
export interface ShellConnection {
  connect(hooks: ShellHooks): void
  /** Prepares content as soon as the shell has started. Returns a function that stops it. */
  prepare(content: HTMLElement): () => void
}

export function createShellConnection(): ShellConnection {
  let hooks: ShellHooks | undefined
  const waiting: ((hooks: ShellHooks) => void)[] = []
  return {
    connect(next) {
      hooks = next
      for (const prepare of waiting.splice(0)) prepare(next)
    },
    prepare(content) {
      let isStopped = false
      let stop = (): void => undefined
      const prepare = ({ prepare: start }: ShellHooks): void => {
        if (!isStopped) stop = start(content)
      }
      if (hooks === undefined) waiting.push(prepare)
      else prepare(hooks)
      return () => {
        isStopped = true
        stop()
      }
    },
  }
}
