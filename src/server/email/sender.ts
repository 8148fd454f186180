import { DocsError } from '../../shared/docs-error.ts'

/** Who messages come from. */
export interface Sender {
  name: string
  address: string
}

interface SenderDefaults {
  /** Name of the provider. */
  name: string
  /** Origin of the site, whose host takes the mails that readers answer. */
  origin: string
}

const named = /^(?:"([^"<>\p{Cc}]+)"|([^"<>@\p{Cc}]+?))?\s*<([^<>\s@]+@[^<>\s@]+)>$/u
const bare = /^[^<>\s@"]+@[^<>\s@"]+$/

/** Reads `DOCENT_MAIL_FROM`: `news@docs.example` or `Cloud News <news@docs.example>`. */
export function readSender(text: string | undefined, { name, origin }: SenderDefaults): Sender {
  const given = text?.trim() ?? ''
  if (given === '') return { name, address: `newsletter@${new URL(origin).hostname}` }
  if (bare.test(given)) return { name, address: given }
  const [, quoted, plain, address] = given.match(named) ?? []
  if (address === undefined) {
    throw new DocsError([
      {
        problem: `The variable DOCENT_MAIL_FROM is \`${given}\`, which is no sender.`,
        at: { file: 'DOCENT_MAIL_FROM', line: undefined },
        fix: 'Write it like news@docs.example, or like Cloud News <news@docs.example>.',
      },
    ])
  }
  return { name: (quoted ?? plain ?? name).trim(), address }
}
