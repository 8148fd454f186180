import { decodePercent } from '../../shared/text/decode-percent.ts'
import type { RedirectRule, RedirectTarget } from './redirect-rule.ts'

/** The rules of a redirect table, by old address. */
export type RedirectRules = ReadonlyMap<string, RedirectRule>

/** Formats the old address of a rule for a page or a section. */
export function formatOldAddress(path: string, anchor: string | undefined): string {
  return anchor === undefined ? path : `${path}#${anchor}`
}

/** Finds the rule that redirects the target of another one: its section's rule, otherwise its page's. */
export function findNextRule(target: RedirectTarget, rules: RedirectRules): RedirectRule | undefined {
  if (target.kind === 'outside') return undefined
  const section =
    target.hash === undefined
      ? undefined
      : rules.get(formatOldAddress(target.path, decodePercent(target.hash)))
  return section ?? rules.get(target.path)
}

/** Follows all rules from a target. Undefined if they form a loop. */
export function findFinalTarget(target: RedirectTarget, rules: RedirectRules): RedirectTarget | undefined {
  const seen = new Set<RedirectRule>()
  let last = target
  for (let rule = findNextRule(last, rules); rule !== undefined; rule = findNextRule(last, rules)) {
    if (seen.has(rule)) return undefined
    seen.add(rule)
    last = inheritHash(rule.target, last)
  }
  return last
}

/** Keeps the hash through a redirect whose target has none. */
function inheritHash(target: RedirectTarget, before: RedirectTarget): RedirectTarget {
  if (target.kind === 'outside' || before.kind === 'outside' || target.hash !== undefined) return target
  return { ...target, hash: before.hash }
}

/** Formats a target as in the redirect table. */
export function formatTarget(target: RedirectTarget): string {
  if (target.kind === 'outside') return target.url
  return `${target.path}${target.query}${target.hash === undefined ? '' : `#${target.hash}`}`
}
