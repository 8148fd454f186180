import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import { defaultLocale, withLocale } from '../../shared/site/locales.ts'
import { withBase } from '../../shared/urls.ts'
import { missingAnchor } from '../links/resolve-link.ts'
import type { Present } from './check-redirects.ts'
import { addressOf } from './follow-rules.ts'
import type { Move, Target } from './redirect-rule.ts'

/** A move in one language. */
export interface LocalMove {
  move: Move
  /** Old path in that language. */
  path: string
  to: string
  locale: string
}

/**
 * The moves as written, and those of the other languages: `/old/` → `/new/` is `/ar/old/` → `/ar/new/` as well, unless
 * the table says otherwise or something else is there.
 */
export function localizeMoves(
  moves: readonly Move[],
  { locales }: Pick<DocsConfig, 'locales'>,
  present: Present,
): LocalMove[] {
  const { base, byPath } = present.resolver
  const first = defaultLocale({ locales }).id
  const written = moves.map((move): LocalMove => {
    const page = move.target.kind === 'inside' ? byPath.get(move.target.path) : undefined
    return { move, path: move.path, to: formatAddress(move.target, base), locale: page?.locale ?? first }
  })
  const taken = new Set(moves.map(({ path, anchor }) => addressOf(path, anchor)))
  const translated = locales
    .filter(({ id }) => id !== first)
    .flatMap(({ id }) =>
      moves.flatMap((move) => inLocale(move, withLocale('', id, { locales }), present) ?? []),
    )
    .filter(({ path, move }) => !taken.has(addressOf(path, move.anchor)))
  return [...written, ...translated]
}

/** A move below the prefix of another language, such as `/ar`. */
function inLocale(move: Move, prefix: string, { resolver, landings }: Present): LocalMove | undefined {
  const { target, anchor } = move
  const page = target.kind === 'inside' ? resolver.byPath.get(prefix + target.path) : undefined
  if (target.kind === 'outside' || page === undefined) return undefined
  const path = prefix + move.path
  const own = resolver.byPath.get(path)
  const isTaken =
    anchor === undefined
      ? own !== undefined || resolver.otherPaths.has(path) || landings.some(({ from }) => from === path)
      : own === undefined || missingAnchor(anchor, own, resolver) === undefined
  if (isTaken) return undefined
  const to = formatAddress(
    { ...target, path: page.path, hash: hashIn(page, target, resolver) },
    resolver.base,
  )
  return { move, path, to, locale: page.locale }
}

/** A translation may have other headings. */
function hashIn(
  page: CompiledFile,
  { hash }: Extract<Target, { kind: 'inside' }>,
  resolver: Present['resolver'],
): string | undefined {
  return hash !== undefined && missingAnchor(hash, page, resolver) === undefined ? hash : undefined
}

/** The address of a target as it stands in a header. */
function formatAddress(target: Target, base: string): string {
  if (target.kind === 'outside') return target.url
  const path = encodeURI(withBase(base, target.path)).replace(/[?#]/g, encodeURIComponent)
  return (
    path + encodeWritten(target.query) + (target.hash === undefined ? '' : `#${encodeWritten(target.hash)}`)
  )
}

/** Encodes what a writer has not encoded. */
const encodeWritten = (text: string): string =>
  encodeURI(text.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, '%')
