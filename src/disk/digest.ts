import { hash } from 'node:crypto'

/**
 * Returns the SHA-256 digest of all parts as hexadecimal. It includes their lengths, so `['ab', 'c']` and `['a', 'bc']`
 * differ.
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  if (parts.length === 1 && parts[0] !== undefined) return hash('sha256', parts[0])
  return hash('sha256', parts.map((part) => hash('sha256', part)).join(' '))
}
