/** Returns the media type of a request's body, in lower case and without parameters, or an empty string. */
export const getMediaType = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
