import type { SampleBody, SampleRequest } from './request-spec.ts'

type Pair = [name: string, value: string]

/**
 * A value as it may stand in a path or a query. What is allowed there and easier to read stays as it is (RFC 3986:
 * `,`, `:`, `@`).
 */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%2C|%3A|%40/g, decodeURIComponent)
    // These are allowed too, but a quote ends a string in most languages and parentheses end links.
    .replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** Names and values as forms and queries have them: `a=1&b=2`. */
export const formText = (fields: readonly Pair[]): string =>
  fields.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&')

/** The address with its query. */
export function urlOf({ url, query }: SampleRequest): string {
  return query.length === 0 ? url : `${url}?${formText(query)}`
}

/** What is sent as the body. */
export function bodyTextOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return JSON.stringify(body.value)
    case 'form':
      return formText(body.fields)
    case 'text':
      return body.text
  }
}
