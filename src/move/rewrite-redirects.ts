import { canonicalizePath } from '../shared/canonicalize-path.ts'
import type { Move, MovedSite } from './moved-site.ts'
import { renameInText } from './rename-in-text.ts'

/**
 * Updates the redirect table: redirects to moved pages lead to the new address, old addresses redirect, and a redirect
 * from an address that's in use again is removed.
 */
export function rewriteRedirects(text: string, move: Move, site: Pick<MovedSite, 'base'>): string {
  const newAddresses = new Set(move.addresses.values())
  const lines = text.split('\n').flatMap((line) => {
    const [from = '', ...targets] = line.split('\t')
    if (line.startsWith('#') || targets.length === 0) return line
    if (newAddresses.has(canonicalizePath(from.trim()))) return []
    return [from, ...targets.map((target) => renameInText(target, move, site))].join('\t')
  })
  const rows = listNewRedirects(move).map(({ from, to }) => `${from}\t${to}`)
  if (rows.length === 0) return lines.join('\n')
  const table = lines.join('\n').trimEnd()
  return `${table === '' ? '' : `${table}\n`}${rows.join('\n')}\n`
}

/** Lists the redirects that a move adds. */
export const listNewRedirects = ({ addresses, redirectedAddresses }: Move): { from: string; to: string }[] =>
  redirectedAddresses.map((from) => ({ from: encodeURI(from), to: encodeURI(addresses.get(from) ?? from) }))
