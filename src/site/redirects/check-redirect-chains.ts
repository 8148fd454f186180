import type { Problem } from '../../shared/docs-error.ts'
import { findFinalTarget, findNextRule, formatTarget, type RedirectRules } from './follow-rules.ts'
import { createChainProblem, createRowProblem, type RedirectRule } from './redirect-rule.ts'

/** Reports a rule that leads to another one, which would redirect readers twice or forever. */
export function checkRedirectChain(rule: RedirectRule, rules: RedirectRules): Problem | undefined {
  const next = findNextRule(rule.target, rules)
  if (next === undefined) return undefined
  const last = findFinalTarget(rule.target, rules)
  if (last === undefined) return createLoopProblem(rule, rules)
  return createChainProblem(rule.row, {
    by: `line ${next.row.line} redirects`,
    target: formatTarget(last),
  })
}

function createLoopProblem(rule: RedirectRule, rules: RedirectRules): Problem {
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
