import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import { addLocale, getDefaultLocale } from '../../shared/site/locales.ts'
import { addBase } from '../../shared/urls.ts'
import { findMissingAnchor } from '../links/check-anchor.ts'
import type { CurrentAddresses } from './check-redirect-addresses.ts'
import { formatOldAddress } from './follow-rules.ts'
import type { RedirectRule, RedirectTarget } from './redirect-rule.ts'

/** A rule in one locale. */
export interface LocalRedirect {
  rule: RedirectRule
  /** Old path in that locale. */
  path: string
  to: string
  locale: string
}

/**
 * Adds rules for the other locales to the rules of the table: `/old/` → `/new/` also means `/ar/old/` → `/ar/new/`,
 * unless the table has its own row or the old path is in use.
 */
export function localizeRules(rules: readonly RedirectRule[], current: CurrentAddresses): LocalRedirect[] {
  const { byPath, config } = current.targets.index
  const first = getDefaultLocale(config).id
  const written = rules.map((rule): LocalRedirect => {
    const page = rule.target.kind === 'inside' ? byPath.get(rule.target.path) : undefined
    return {
      rule,
      path: rule.path,
      to: formatTargetUrl(rule.target, config.base),
      locale: page?.locale ?? first,
    }
  })
  const oldAddresses = new Set(rules.map(({ path, anchor }) => formatOldAddress(path, anchor)))
  const translated = translateRules(rules, current).filter(
    ({ path, rule }) => !oldAddresses.has(formatOldAddress(path, rule.anchor)),
  )
  return [...written, ...translated]
}

/** Creates the rules of the other locales, even where the table has one for them. */
export function translateRules(rules: readonly RedirectRule[], current: CurrentAddresses): LocalRedirect[] {
  const { locales } = current.targets.index.config
  const first = getDefaultLocale({ locales }).id
  return locales
    .filter(({ id }) => id !== first)
    .flatMap(({ id }) =>
      rules.flatMap((rule) => localizeRule(rule, addLocale('', id, { locales }), current) ?? []),
    )
}

/** Converts a rule to another locale with a prefix, such as `/ar`. Undefined if the locale has no such page. */
function localizeRule(
  rule: RedirectRule,
  prefix: string,
  { targets, landings }: CurrentAddresses,
): LocalRedirect | undefined {
  const { target, anchor } = rule
  const page = target.kind === 'inside' ? targets.index.byPath.get(prefix + target.path) : undefined
  if (target.kind === 'outside' || page === undefined) return undefined
  const path = prefix + rule.path
  const local = targets.index.byPath.get(path)
  const isTaken =
    anchor === undefined
      ? local !== undefined || targets.otherPaths.has(path) || landings.some(({ from }) => from === path)
      : local === undefined || findMissingAnchor(anchor, local, targets) === undefined
  if (isTaken) return undefined
  const to = formatTargetUrl(
    { ...target, path: page.path, hash: findLocalHash(page, target, targets) },
    targets.index.config.base,
  )
  return { rule, path, to, locale: page.locale }
}

/** Returns the hash of a target if the page has it, because a translation may have other headings. */
function findLocalHash(
  page: CompiledFile,
  { hash }: Extract<RedirectTarget, { kind: 'inside' }>,
  targets: CurrentAddresses['targets'],
): string | undefined {
  return hash !== undefined && findMissingAnchor(hash, page, targets) === undefined ? hash : undefined
}

/** Formats the URL of a target for a header. */
export function formatTargetUrl(target: RedirectTarget, base: string): string {
  if (target.kind === 'outside') return target.url
  const path = encodeURI(addBase(base, target.path)).replace(/[?#]/g, encodeURIComponent)
  return (
    path +
    encodeUnencoded(target.query) +
    (target.hash === undefined ? '' : `#${encodeUnencoded(target.hash)}`)
  )
}

/** Encodes characters that the writer hasn't encoded. */
const encodeUnencoded = (text: string): string =>
  encodeURI(text.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, '%')
