import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import { decodePercent } from '../../shared/text/decode-percent.ts'

/** Bytes of one part: file systems allow 255 for a name, and the output adds endings such as `.html.br`. */
const partLimit = 200
/** Bytes of the whole: object stores allow 1,024 for a key. */
const pathLimit = 900
/** Characters of the address that a message shows. */
const shownLength = 60

interface AddressSource {
  /** Canonical path below the base URL. */
  path: string
  at: SourceLocation
  /** Repair of the source, for example "Shorten the tag." */
  fix: string
}

/** Reports an address that can't be the path of a file. */
export function checkAddressLength({ path, at, fix }: AddressSource): Problem[] {
  const longestPart = Math.max(...path.split('/').map(countBytes))
  if (longestPart <= partLimit && countBytes(path) <= pathLimit) return []
  const limits = `at most ${partLimit} bytes between two slashes and ${pathLimit} in all`
  return [{ problem: `The address \`${path.slice(0, shownLength)}…\` is too long: ${limits}.`, at, fix }]
}

const countBytes = (text: string): number => Buffer.byteLength(decodePercent(text))
