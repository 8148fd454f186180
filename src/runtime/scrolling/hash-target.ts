import { decodePercent } from '../../shared/text/decode-percent.ts'

/** Returns the element that a hash names, if any. */
export const findHashTarget = (hash: string): HTMLElement | undefined =>
  hash.length < 2 ? undefined : (document.getElementById(decodePercent(hash.slice(1))) ?? undefined)
