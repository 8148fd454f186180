import { canonicalizePath } from '../../shared/canonicalize-path.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { isExternalUrl, isUnsafeUrl } from '../../shared/external-url.ts'
import { type RedirectRow, redirectFile } from '../../shared/redirects.ts'
import { tryDecodePercent } from '../../shared/text/decode-percent.ts'

/** A parsed row of the redirect table. */
export interface RedirectRule {
  row: RedirectRow
  /** Canonical old path, decoded. */
  path: string
  /** ID of the redirected section, decoded. Undefined for a whole page. */
  anchor: string | undefined
  hasHtmlName: boolean
  target: RedirectTarget
}

export type RedirectTarget =
  | {
      kind: 'inside'
      /** Canonical, decoded. */
      path: string
      /** With `?`, or empty. */
      query: string
      /** As written, without `#`. */
      hash: string | undefined
    }
  | { kind: 'outside'; url: string }

/** Parses both addresses of a row. `hosts` are the external hosts that a new address may have. */
export function readRule(row: RedirectRow, hosts: ReadonlySet<string>): RedirectRule | Problem {
  const old = readOldAddress(row.from)
  if ('wrong' in old) return createRowProblem(row, `The old address \`${row.from}\` ${old.wrong}`, old.fix)
  const target = readTarget(row.to, hosts)
  if ('wrong' in target)
    return createRowProblem(row, `The new address \`${row.to}\` ${target.wrong}`, target.fix)
  return { row, ...old, target }
}

/** Creates the problem of a row whose target redirects again. */
export function createChainProblem(
  row: RedirectRow,
  { by, target }: { by: string; target: string },
): Problem {
  return {
    ...createRowProblem(
      row,
      `The old address \`${row.from}\` redirects to \`${row.to}\`, which ${by} again.`,
      `Redirect it to \`${target}\` directly.`,
    ),
    repair: { text: row.to, replacement: target },
  }
}

/** Creates a problem at the line of a row. */
export function createRowProblem({ line }: RedirectRow, problem: string, fix: string): Problem {
  return { problem, at: { file: redirectFile, line }, fix }
}

interface AddressMistake {
  wrong: string
  fix: string
}

const pathAdvice = 'Write a path of the site, for example `/docs/old/` or `/docs/page/#section`.'

function readOldAddress(
  from: string,
): Pick<RedirectRule, 'path' | 'anchor' | 'hasHtmlName'> | AddressMistake {
  const [, written = '', hash] = from.match(/^([^#]*)(?:#(.*))?$/s) ?? []
  if (isExternalUrl(written)) {
    return { wrong: 'is outside the site.', fix: pathAdvice }
  }
  if (written.includes('?')) {
    return { wrong: 'has a query.', fix: 'Remove the query. A redirect keeps the query of the request.' }
  }
  const path = readPath(written)
  if (typeof path !== 'string') return path
  if (path.startsWith('/_/')) return { wrong: 'is reserved for the engine.', fix: 'Remove the row.' }
  return {
    path,
    anchor: hashToId(hash),
    hasHtmlName: /[^/]\.html$/.test(written) && !written.endsWith('/index.html'),
  }
}

function readTarget(to: string, hosts: ReadonlySet<string>): RedirectTarget | AddressMistake {
  if (isExternalUrl(to) || isUnsafeUrl(to)) return readOutside(to, hosts)
  const [, written = '', query = '', hash] = to.match(/^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s) ?? []
  const path = readPath(written)
  if (typeof path !== 'string') return path
  return { kind: 'inside', path, query: query === '?' ? '' : query, hash: hash === '' ? undefined : hash }
}

function readOutside(to: string, hosts: ReadonlySet<string>): RedirectTarget | AddressMistake {
  const url = URL.parse(to)
  if (url?.protocol !== 'https:') {
    return { wrong: 'is neither a path of the site nor an `https:` address.', fix: 'Correct the address.' }
  }
  if (!hosts.has(url.host)) {
    return {
      wrong: `is on \`${url.host}\`, which isn't a host of the site.`,
      fix: 'Add it to `hosts` in `docs.config.ts`, or redirect to a page.',
    }
  }
  return { kind: 'outside', url: url.href }
}

function readPath(written: string): string | AddressMistake {
  if (!written.startsWith('/')) return { wrong: `doesn't start with "/".`, fix: pathAdvice }
  const decoded = tryDecodePercent(written)
  if (decoded === undefined || /[\p{Cc}\\]/u.test(decoded)) {
    return { wrong: 'contains invalid characters.', fix: pathAdvice }
  }
  if (decoded.split('/').includes('..'))
    return { wrong: 'is outside the base path.', fix: 'Write it without `..`.' }
  return canonicalizePath(decoded)
}

/** Converts a hash to the ID of a section. `#` and `#/` mean the whole page. */
function hashToId(hash: string | undefined): string | undefined {
  return hash === undefined || hash === '' || hash === '/' ? undefined : (tryDecodePercent(hash) ?? hash)
}
