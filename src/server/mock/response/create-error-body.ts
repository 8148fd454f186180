import { isObject, toList, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { FieldError } from '../request/create-schema-check.ts'

/** A failure: a message, and messages by field. */
export interface RequestFailure {
  status: number
  message: string
  errors: FieldError[]
  /** Schemes of the `Authorization` header that would be accepted instead. */
  challenges?: string[]
}

/**
 * Creates an error body like the document's example. `errors` (or `error`) becomes messages by field, `message` and
 * `detail` become text, and the rest of the example is kept. Without an example, the body has `code`, `data`, `errors`,
 * and `message`.
 */
export function createErrorBody(example: unknown, failure: RequestFailure): UnknownObject {
  const template = isObject(example) ? example : { code: failure.status, data: {}, errors: {}, message: '' }
  const body = { ...template }
  for (const [key, value] of Object.entries(template)) body[key] = rewriteField(key, value, failure)
  return body
}

function rewriteField(key: string, value: unknown, { status, message, errors }: RequestFailure): unknown {
  const texts = [message, ...errors.map(({ field, message: text }) => `${field}: ${text}`)]
  switch (key) {
    case 'errors':
    case 'error':
      if (Array.isArray(value)) return texts
      if (errors.length > 0 || isObject(value)) return groupMessages(errors)
      return typeof value === 'string' ? message : value
    case 'message':
    case 'title':
      return message
    case 'detail':
      return texts.join(' ')
    case 'code':
    case 'status':
    case 'status_code':
      return typeof value === 'number' ? status : value
    default:
      return value
  }
}

function groupMessages(errors: readonly FieldError[]): UnknownObject {
  const fields: UnknownObject = {}
  for (const { field, message } of errors) {
    const name = field === '' ? 'body' : field
    fields[name] = [...toList(fields[name]), message]
  }
  return fields
}
