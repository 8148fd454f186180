/** Explanations of React's errors that components of a site cause most often. React's own are links in production. */
const explanations: Readonly<Record<string, string>> = {
  31: 'an object was printed as text: print its fields',
  130: 'a component is undefined: check its import and its export',
  321: 'a hook was called outside of a component',
}

/** Returns the reason why rendering failed, with the name of the function that threw. */
export function describeReactError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const number = /^Minified React error #(\d+)/.exec(error.message)?.[1]
  if (number !== undefined)
    return explanations[number] ?? `React reports error ${number}, see https://react.dev/errors/${number}`
  const name = /^\s+at ([A-Z]\w*) /m.exec(error.stack ?? '')?.[1]
  return `${error.message.replace(/\.$/, '')}${name === undefined ? '' : ` (in \`${name}\`)`}`
}
