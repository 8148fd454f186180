/** Strips the parameters of a media type: `Application/JSON; charset=utf-8` becomes `application/json`. */
export const stripMediaTypeParameters = (mediaType: string): string =>
  mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** True if a body is XML. */
export const isXmlType = (mediaType: string): boolean => /[/+]xml$/.test(stripMediaTypeParameters(mediaType))

/** True if a body of a media type is a file, whatever its schema says: an image, an archive, bytes. */
export const isFileType = (mediaType: string): boolean =>
  /^(?:image\/(?!svg)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|x-gzip|x-tar|vnd\.(?:ms-|openxmlformats))|\*\/\*)/.test(
    stripMediaTypeParameters(mediaType),
  )

/**
 * True if a body is one JSON value: `application/json`, `application/problem+json; charset=utf-8`. Sequences of JSON
 * values (`application/jsonl`, `application/json-seq`) are text.
 */
export const isJsonType = (mediaType: string): boolean =>
  /[/+]json$/.test(stripMediaTypeParameters(mediaType))
