/** Strips the parameters of a media type: `Application/JSON; charset=utf-8` becomes `application/json`. */
export const stripMediaTypeParameters = (mediaType: string): string =>
  mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/**
 * True if a body is one JSON value: `application/json`, `application/problem+json; charset=utf-8`. Sequences of JSON
 * values (`application/jsonl`, `application/json-seq`) are text.
 */
export const isJsonType = (mediaType: string): boolean =>
  /[/+]json$/.test(stripMediaTypeParameters(mediaType))
