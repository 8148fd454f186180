/** Calls a function when the process receives a signal to stop. Returns a function that ends this. */
export function onStopSignal(stop: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  // Once, so that a second Ctrl+C ends a process that doesn't stop.
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Keeps a server running until the process receives a signal to stop. Resolves when the server is closed. */
export async function runUntilSignal(server: { close(): void; closed: Promise<unknown> }): Promise<void> {
  const ignoreSignals = onStopSignal(server.close)
  await server.closed.finally(ignoreSignals)
}
