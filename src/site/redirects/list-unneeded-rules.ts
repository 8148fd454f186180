import type { Problem } from '../../shared/docs-error.ts'
import type { CurrentAddresses } from './check-redirect-addresses.ts'
import { formatOldAddress, formatTarget, type RedirectRules } from './follow-rules.ts'
import { formatTargetUrl, translateRules } from './localize-redirects.ts'
import { createRowProblem, type RedirectRule } from './redirect-rule.ts'

/**
 * Lists the rows of a redirect table that nobody needs: without them, readers arrive at the same place. They aren't
 * mistakes, unlike a row that leads to itself or from a page that exists, which fails the build.
 */
export function listUnneededRules(rules: RedirectRules, current: CurrentAddresses): Problem[] {
  return [...listRepeatedTranslations(rules, current), ...listRepeatedSections(rules)]
}

/** Lists rows of a locale that follow from a row of the default locale. */
function listRepeatedTranslations(rules: RedirectRules, current: CurrentAddresses): Problem[] {
  const { base } = current.targets.index.config
  return translateRules([...rules.values()], current).flatMap(({ rule: original, path, to }) => {
    const rule = rules.get(formatOldAddress(path, original.anchor))
    return rule === undefined || formatTargetUrl(rule.target, base) !== to
      ? []
      : [createUnneededProblem(rule, original)]
  })
}

/** Lists sections of a redirected page that lead to the same page as all of it. */
function listRepeatedSections(rules: RedirectRules): Problem[] {
  return [...rules.values()].flatMap((rule) => {
    const pageRule = rule.anchor === undefined ? undefined : rules.get(rule.path)
    return pageRule === undefined || formatTarget(pageRule.target) !== formatTarget(rule.target)
      ? []
      : [createUnneededProblem(rule, pageRule)]
  })
}

function createUnneededProblem({ row }: RedirectRule, other: RedirectRule): Problem {
  return createRowProblem(
    row,
    `The redirect of \`${row.from}\` isn't needed: line ${other.row.line} leads its readers to \`${row.to}\` already.`,
    'Remove the row.',
  )
}
