/** A media type without its parameters: `application/json` of `Application/JSON; charset=utf-8`. */
export const bareMediaType = (mediaType: string): string =>
  mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/**
 * Whether a body is one JSON value: `application/json`, `application/problem+json; charset=utf-8`. Types of several values
 * one after the other (`application/jsonl`, `application/json-seq`) are text.
 */
export const isJsonType = (mediaType: string): boolean => /[/+]json$/.test(bareMediaType(mediaType))
