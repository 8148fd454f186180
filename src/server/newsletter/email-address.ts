import { domainToASCII } from 'node:url'
import type { NewsletterMessages } from '../../shared/forms/newsletter-messages.ts'

/** An email address that a message can be sent to. */
export interface EmailAddress {
  /** As entered, with the domain in ASCII and lower case. */
  address: string
  /** The same for all spellings that reach one mailbox. */
  key: string
}

export type ParsedEmailAddress =
  | { kind: 'address'; value: EmailAddress }
  | { kind: 'problem'; message: keyof NewsletterMessages }

/** RFC 5321, 4.5.3.1: octets of the part before the `@`, and of a whole path without its brackets. */
const maxLocalLength = 64
const maxAddressLength = 254
/** Longer text isn't parsed. */
const maxTextLength = 1000

/** Dot-atom of RFC 5322: no quotes, no comments, no letters beyond ASCII (browsers accept none either). */
const localPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/**
 * Letters, marks, and digits of any script. Dots of other scripts, invisible characters, and brackets aren't allowed.
 */
const domainPattern = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
const labelPattern = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
/** A name, not a number: a domain that ends with a number is parsed as an IP address. */
const topLevelPattern = /^(?=.*[a-z])[a-z\d-]{2,}$/

/**
 * Parses one address: the subset of RFC 5321 that mailboxes have in practice, and domains in any script (RFC 6531),
 * which are converted to ASCII. Unsupported on purpose: quoted local parts, comments, display names, domain literals,
 * and local parts beyond ASCII.
 */
export function parseEmailAddress(text: string): ParsedEmailAddress {
  // Spaces around it come from copying. Other invisible characters aren't a reader's mistake.
  const trimmed = text.length > maxTextLength ? '' : text.replace(/^ +| +$/g, '')
  if (text.trim() === '') return { kind: 'problem', message: 'newsletterEmailMissing' }
  const at = trimmed.lastIndexOf('@')
  const [name, host] = [trimmed.slice(0, at), trimmed.slice(at + 1)]
  const domain = at < 1 ? undefined : toAsciiDomain(host)
  if (domain === undefined || !localPattern.test(name))
    return { kind: 'problem', message: 'newsletterEmailWrong' }
  const address = `${name}@${domain}`
  if (name.length > maxLocalLength || address.length > maxAddressLength)
    return { kind: 'problem', message: 'newsletterEmailLong' }
  // Hosts may treat `A@x.example` and `a@x.example` as two mailboxes. None that readers use does, and two subscriptions
  // would be worse.
  return { kind: 'address', value: { address, key: address.toLowerCase() } }
}

function toAsciiDomain(host: string): string | undefined {
  if (!domainPattern.test(host)) return undefined
  const domain = domainToASCII(host)
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every((part) => labelPattern.test(part)) &&
    topLevelPattern.test(labels.at(-1) ?? '')
  return isDomain ? domain : undefined
}
