import { domainToASCII } from 'node:url'
import type { NewsletterMessages } from '../../shared/forms/newsletter-messages.ts'

/** An e-mail address that a message can be sent to. */
export interface Address {
  /** As it was written, with the domain in ASCII and lower case. */
  address: string
  /** The same for all spellings that lead to one mailbox. */
  key: string
}

export type ParsedAddress =
  | { kind: 'address'; value: Address }
  | { kind: 'problem'; message: keyof NewsletterMessages }

/** RFC 5321, 4.5.3.1: octets of the part before the `@`, and of a whole path without its brackets. */
const maxLocal = 64
const maxAddress = 254
/** Nothing is looked at that is longer than this, whatever it is in. */
const maxText = 1000

/** Dot-atom of RFC 5322: no quotes, no comments, no letters beyond ASCII (browsers take none either). */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Letters, marks and digits of any script. Dots of other scripts, invisible characters and brackets are none. */
const writtenDomain = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
/** A name, not a number: what ends with a number is read as the address of a machine. */
const topLevel = /^(?=.*[a-z])[a-z\d-]{2,}$/

/**
 * Reads one address: the subset of RFC 5321 that mailboxes have in practice, and domains in any script (RFC 6531), which
 * become ASCII. Left out on purpose: quoted local parts, comments, display names, domain literals, and local parts beyond ASCII.
 */
export function parseAddress(text: string): ParsedAddress {
  // Spaces around it come from copying. Everything else that cannot be seen is no mistake of a reader.
  const written = text.length > maxText ? '' : text.replace(/^ +| +$/g, '')
  if (text.trim() === '') return { kind: 'problem', message: 'newsletterEmailMissing' }
  const at = written.lastIndexOf('@')
  const [name, host] = [written.slice(0, at), written.slice(at + 1)]
  const domain = at < 1 ? undefined : toAsciiDomain(host)
  if (domain === undefined || !local.test(name)) return { kind: 'problem', message: 'newsletterEmailWrong' }
  const address = `${name}@${domain}`
  if (name.length > maxLocal || address.length > maxAddress)
    return { kind: 'problem', message: 'newsletterEmailLong' }
  // Hosts may tell `A@x.example` from `a@x.example`. None that readers have does, and two subscriptions would be worse.
  return { kind: 'address', value: { address, key: address.toLowerCase() } }
}

function toAsciiDomain(host: string): string | undefined {
  if (!writtenDomain.test(host)) return undefined
  const domain = domainToASCII(host)
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
  return isDomain ? domain : undefined
}
