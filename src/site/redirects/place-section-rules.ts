import type { Problem } from '../../shared/docs-error.ts'
import { findMissingAnchor } from '../links/check-anchor.ts'
import type { CurrentAddresses } from './check-redirect-addresses.ts'
import { formatOldAddress, formatTarget, type RedirectRules } from './follow-rules.ts'
import { createRowProblem, type RedirectRule } from './redirect-rule.ts'

/**
 * Moves the rules of sections to the page where readers arrive. Servers never see a hash: a reader who requests
 * `/old/#section` of a redirected page arrives at `/new/#section`.
 */
export function placeSectionRules(
  rules: RedirectRules,
  current: CurrentAddresses,
): { rules: RedirectRule[]; problems: Problem[] } {
  const moved = new Map<string, RedirectRule>()
  const problems: Problem[] = []
  for (const rule of rules.values()) {
    if (rule.anchor === undefined) continue
    const page = findSectionPage(rule, rules, current)
    if (typeof page !== 'string') {
      problems.push(page)
      continue
    }
    const address = formatOldAddress(page, rule.anchor)
    const other = moved.get(address) ?? rules.get(address)
    if (other === undefined || formatTarget(other.target) === formatTarget(rule.target)) {
      moved.set(address, { ...rule, path: page })
    } else problems.push(createArrivalConflict(rule, other, address))
  }
  return { rules: [...moved.values()], problems }
}

/** Finds the page where readers of a section arrive. */
function findSectionPage(
  rule: RedirectRule,
  rules: RedirectRules,
  { targets }: CurrentAddresses,
): string | Problem {
  const { row, path, anchor = '' } = rule
  if (targets.index.byPath.has(path) || targets.unpublished.unread.has(path)) return path
  const pageRule = rules.get(path)
  if (targets.otherPaths.has(path) || targets.files.staticPaths.has(path)) {
    return createRowProblem(
      row,
      `The section \`${row.from}\` cannot move: \`${path}\` isn't a page with a source file.`,
      'Remove the row.',
    )
  }
  if (pageRule === undefined) {
    return createRowProblem(
      row,
      `The section \`${row.from}\` is redirected, but there is neither a page \`${path}\` nor a row for it.`,
      `Add a row for \`${path}\`.`,
    )
  }
  const { target } = pageRule
  const page =
    target.kind === 'inside' && target.hash === undefined ? targets.index.byPath.get(target.path) : undefined
  if (page === undefined) {
    return createRowProblem(
      row,
      `The section \`${row.from}\` can't be redirected: line ${pageRule.row.line} redirects its page to \`${pageRule.row.to}\`, where the section is lost.`,
      `Redirect \`${pageRule.row.from}\` to a page without a hash, or remove the row.`,
    )
  }
  if (findMissingAnchor(anchor, page, targets) !== undefined) return page.path
  return createRowProblem(
    row,
    `The section \`${row.from}\` can't be redirected: line ${pageRule.row.line} redirects its page to \`${page.path}\`, which has a section \`${anchor}\`.`,
    'Remove the row, or rename the heading there.',
  )
}

function createArrivalConflict(rule: RedirectRule, other: RedirectRule, address: string): Problem {
  return createRowProblem(
    rule.row,
    `The section \`${rule.row.from}\` becomes \`${address}\`, like the one in line ${other.row.line}, but they redirect to different addresses.`,
    'Redirect both to the same address, or remove one.',
  )
}
