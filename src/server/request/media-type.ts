/** What the body of a request is, in lower case and without parameters; empty where nothing says so. */
export const mediaTypeOf = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
