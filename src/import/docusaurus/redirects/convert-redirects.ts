import { canonicalizePath } from '../../../shared/canonicalize-path.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { ImportReport } from '../output/import-report.ts'
import type { OldRedirect } from './read-redirects.ts'

export interface NewRedirect {
  from: string
  to: string
}

const placeholder = /\*|:[a-z]\w*\*?|\(.*\)/i
const endingPlaceholder = /(?:\*|:[a-z]\w*\*|:[a-z]\w*\(\.\*\)|\(\.\*\))$/i
const endingValue = /(?::splat|:[a-z]\w*\*?|\$1)$/i
const maxRows = 20_000

/**
 * Converts redirects to rows of old and new addresses. A rule for all paths below one becomes a row for each page that it
 * leads to. Rows lead to pages directly, and never from an address that is in use.
 */
export function convertRedirects(
  redirects: readonly OldRedirect[],
  addresses: readonly string[],
  report: ImportReport,
): NewRedirect[] {
  const pages = new Set(addresses.map(canonicalizePath))
  const rules = redirects.flatMap((redirect) => expandRule(redirect, [...pages], report))
  // Hosts serve a page before they redirect from its address, often only to its other spelling.
  const moved = rules.filter(({ from }) => !pages.has(canonicalizePath(from)))
  const targets = new Map(moved.map(({ from, to }) => [canonicalizePath(from), to]))
  const rows = new Map<string, NewRedirect>()
  for (const { from, to, at } of moved) {
    const path = canonicalizePath(from)
    if (rows.has(path) || rows.size >= maxRows) continue
    const target = findTarget(to, { targets, pages })
    if (typeof target === 'string' && !/[?=]/.test(from))
      rows.set(path, { from: trimSlash(path.includes('.') ? path : from.replace(/[?#].*$/, '')), to: target })
    else {
      const reason = typeof target === 'string' ? 'a list of addresses has no queries' : target.reason
      report.add('address', `The redirect from \`${from}\` to \`${to}\` isn't carried over: ${reason}.`, at)
    }
  }
  return [...rows.values()]
}

function expandRule(redirect: OldRedirect, pages: readonly string[], report: ImportReport): OldRedirect[] {
  const { from, to, at } = redirect
  if (!placeholder.test(from)) return [redirect]
  const start = from.replace(endingPlaceholder, '')
  const end = to.replace(endingValue, '')
  const isSimple =
    !placeholder.test(start) &&
    end !== to &&
    !/:[a-z]/i.test(end.replace(/^https?:/, '')) &&
    !/^https?:/.test(to)
  if (!isSimple) {
    report.add(
      'address',
      `The rule from \`${from}\` to \`${to}\` has placeholders, which a list of addresses can't have.`,
      at,
    )
    return []
  }
  return pages
    .filter((page) => page.startsWith(end) && page !== end)
    .map((page) => ({ ...redirect, from: start + page.slice(end.length), to: page }))
}

interface KnownAddresses {
  /** Targets by old path. */
  targets: ReadonlyMap<string, string>
  pages: ReadonlySet<string>
}

/** Finds the page or the external address that a redirect ends at. */
function findTarget(to: string, { targets, pages }: KnownAddresses): string | { reason: string } {
  const target = followTargets(to, targets)
  if (target === undefined) return { reason: 'it forms a loop' }
  if (target.startsWith('https://')) return target
  const [, page = '', suffix = ''] = target.match(/^([^?#]*)(.*)$/s) ?? []
  const path = canonicalizePath(page)
  return pages.has(path) ? path + suffix.replace(/^\?[^#]*/, '') : { reason: 'no page has the new address' }
}

/** Follows redirects of redirects. Undefined for a loop. */
function followTargets(to: string, targets: ReadonlyMap<string, string>): string | undefined {
  let target = to
  for (let step = 0; step < 20; step++) {
    const next = /^https?:/.test(target)
      ? undefined
      : targets.get(canonicalizePath(target.replace(/[?#].*$/s, '')))
    if (next === undefined) return target
    target = next
  }
  return undefined
}
