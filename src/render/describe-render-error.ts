/** The reason if a component has suspended: it waits for a promise. */
export const waitingReason = 'A component waits for code or data'

/** Returns the reason why rendering failed, with the name of the function that threw. */
export function describeRenderError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // The message of Preact's renderer.
  if (error.message.includes('renderToStringAsync')) return waitingReason
  const name = /^\s+at (?:[\w$]+\.)?([A-Z]\w*) /m.exec(error.stack ?? '')?.[1]
  return `${error.message.replace(/\.$/, '')}${name === undefined ? '' : ` (in \`${name}\`)`}`
}
