import type { Problem } from '../../shared/docs-error.ts'
import { decodePercent } from '../../shared/text/decode-percent.ts'
import {
  createChainProblem,
  createRowProblem,
  type RedirectRule,
  type RedirectTarget,
} from './redirect-rule.ts'

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

/** Reports a rule that leads to another one, which would redirect readers twice or forever. */
export function checkChain(rule: RedirectRule, rules: RedirectRules): Problem | undefined {
  const next = findNextRule(rule.target, rules)
  if (next === undefined) return undefined
  const last = findFinalTarget(rule.target, rules)
  if (last === undefined) return loopProblem(rule, rules)
  return createChainProblem(rule.row, {
    by: `line ${next.row.line} redirects`,
    target: formatTarget(last),
  })
}

function loopProblem(rule: RedirectRule, rules: RedirectRules): Problem {
  const steps: RedirectRule[] = []
  for (let at: RedirectRule | undefined = rule; at !== undefined && !steps.includes(at); ) {
    steps.push(at)
    at = findNextRule(at.target, rules)
  }
  const addresses = [...steps.map(({ row }) => row.from), steps.at(-1)?.row.to ?? '']
  return createRowProblem(
    rule.row,
    `The old address \`${rule.row.from}\` redirects in a loop: ${addresses.map((step) => `\`${step}\``).join(' → ')}.`,
    'Redirect one of these rows to a page.',
  )
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
