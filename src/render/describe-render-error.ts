/** Returns the reason why rendering failed, with the name of the function that threw. */
export function describeRenderError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const name = /^\s+at (?:[\w$]+\.)?([A-Z]\w*) /m.exec(error.stack ?? '')?.[1]
  return `${error.message.replace(/\.$/, '')}${name === undefined ? '' : ` (in \`${name}\`)`}`
}
