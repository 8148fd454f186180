import type { SampleBody, SampleRequest } from './request-spec.ts'

type Pair = [name: string, value: string]

/**
 * Encodes a value for a path or a query. Characters that are allowed there and easier to read stay (RFC 3986: `,`, `:`,
 * `@`, `$`).
 */
export const encodeUrlPart = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%2C|%3A|%40|%24/g, decodeURIComponent)
    // These are allowed too, but a quote ends a string in most languages and parentheses end links.
    .replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Encodes a value for a URL but keeps the characters that separate its parts (`allowReserved`), except for those that
 * would end the value.
 */
export const encodeReservedPart = (text: string): string =>
  encodeUrlPart(text).replace(/%(?:2F|3F|3B|21|27|28|29|2A)/g, decodeURIComponent)

/** Encodes names and values for forms and queries: `a=1&b=2`. */
export const formatForm = (fields: readonly Pair[]): string =>
  fields.map(([name, value]) => `${encodeUrlPart(name)}=${encodeUrlPart(value)}`).join('&')

/** Returns the URL with its query. */
export function formatUrl({ url, query }: SampleRequest): string {
  return query.length === 0 ? url : `${url}?${formatForm(query)}`
}

/** Returns the body as text. A form with files is written by each language in its own way. */
export function formatBodyText(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value)
    case 'form':
      return formatForm(body.fields)
    case 'text':
      return body.text
    case 'multipart':
    case 'file':
      throw new Error(`A body of the kind ${body.kind} has no text.`)
  }
}
