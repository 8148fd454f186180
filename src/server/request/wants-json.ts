import { mediaTypeOf } from './media-type.ts'

/**
 * Whether a script sent the request. Browsers that open a page ask for HTML. A client that sends JSON without `Accept`
 * gets JSON.
 */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? ''
  if (/\btext\/html\b/i.test(accept)) return false
  return /\bapplication\/json\b/i.test(accept) || mediaTypeOf(request) === 'application/json'
}
