/** Functions of the shell that an API page needs. */
export interface ShellHooks {
  /** Returns the content of the title element for the overview. */
  headTitle(): string
  /** Starts the islands and code blocks of new content. Returns what stops them. */
  prepare(element: HTMLElement): () => void
  startProgress(): void
  endProgress(): void
  /** Shows that the site doesn't respond. */
  reportUnreachable(retry: () => void): void
  /** Removes that notice: the site has responded. */
  dismissNotice(): void
}

/** The connection of an API page to the shell. On the first page of a visit, the shell starts after the API page. */
export interface ShellConnection {
  /** Undefined until the shell has started. */
  readonly hooks: ShellHooks | undefined
  connect(hooks: ShellHooks): void
  /** Prepares content as soon as the shell has started. Returns what stops it. */
  prepare(content: HTMLElement): () => void
}

export function createShellConnection(initial: ShellHooks | undefined): ShellConnection {
  let hooks = initial
  const waiting: ((hooks: ShellHooks) => void)[] = []
  return {
    get hooks() {
      return hooks
    },
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
