/** How a field of a form is written. A missing part has the default. */
export interface FieldEncoding {
  contentType?: string
  /** All types as written, if there are several. */
  contentTypes?: string
  style?: string
  explode?: boolean
  /** Whether characters that separate the parts of a URL stay as they are. */
  allowReserved?: boolean
  /** Headers of its part. */
  headers?: { name: string; description: string }[]
}
