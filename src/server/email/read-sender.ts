import { createFileError } from '../../shared/docs-error.ts'

/** Sender of messages. */
export interface Sender {
  name: string
  address: string
}

interface SenderDefaults {
  /** Name of the provider. */
  name: string
  /** Origin of the site. Replies go to its host. */
  origin: string
}

const namedPattern = /^(?:"([^"<>\p{Cc}]+)"|([^"<>@\p{Cc}]+?))?\s*<([^<>\s@]+@[^<>\s@]+)>$/u
const barePattern = /^[^<>\s@"]+@[^<>\s@"]+$/

/** Parses `DOCENT_MAIL_FROM`: `news@docs.example` or `Cloud News <news@docs.example>`. */
export function readSender(text: string | undefined, { name, origin }: SenderDefaults): Sender {
  const value = text?.trim() ?? ''
  if (value === '') return { name, address: `newsletter@${new URL(origin).hostname}` }
  if (barePattern.test(value)) return { name, address: value }
  const [, quoted, plain, address] = value.match(namedPattern) ?? []
  if (address === undefined) {
    throw createFileError(
      'DOCENT_MAIL_FROM',
      `The environment variable DOCENT_MAIL_FROM is \`${value}\`, which isn't a valid sender.`,
      'Use a sender such as news@docs.example or Cloud News <news@docs.example>.',
    )
  }
  return { name: (quoted ?? plain ?? name).trim(), address }
}
