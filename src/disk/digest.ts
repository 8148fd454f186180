import { hash } from 'node:crypto'

/** SHA-256 of the parts in hexadecimal. The lengths are part of it: `['ab', 'c']` and `['a', 'bc']` differ. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  if (parts.length === 1 && parts[0] !== undefined) return hash('sha256', parts[0])
  return hash('sha256', parts.map((part) => hash('sha256', part)).join(' '))
}
