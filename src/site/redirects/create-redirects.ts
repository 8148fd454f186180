import type { Problem } from '../../shared/docs-error.ts'
import { type Redirect, redirectFile } from '../../shared/redirects.ts'
import { type CurrentAddresses, checkNewAddress, checkOldAddresses } from './check-redirect-addresses.ts'
import { checkRedirectChain } from './check-redirect-chains.ts'
import type { RedirectRules } from './follow-rules.ts'
import { listUnneededRules } from './list-unneeded-rules.ts'
import { localizeRules } from './localize-redirects.ts'
import { placeSectionRules } from './place-section-rules.ts'
import type { RuleTable } from './read-rules.ts'

/** The redirects of a site, from its redirect table. */
export interface SiteRedirects {
  /** Old paths. */
  pages: Redirect[]
  /** New addresses of sections, by ID and by path of the page where readers arrive. */
  sectionRedirects: ReadonlyMap<string, Record<string, string>>
  problems: Problem[]
  /** Rows that nobody needs. They don't fail the build. */
  unneeded: Problem[]
}

/**
 * Reports a `_redirects` file of the site. Some hosts read rules from this file, which the build generates from the
 * table.
 */
function checkRulesFile({ rules }: RuleTable, { targets, landings }: CurrentAddresses): Problem[] {
  if (rules.size + landings.length === 0 || !targets.files.staticPaths.has('/_redirects')) return []
  return [
    {
      problem: 'The build generates the file `_redirects`.',
      at: { file: 'static/_redirects', line: undefined },
      fix: `Move its rules to \`${redirectFile}\`.`,
    },
  ]
}

/** Checks every row of the table and creates its redirects, for all locales. */
export function createRedirects(table: RuleTable, current: CurrentAddresses): SiteRedirects {
  const conflicts = checkOldAddresses(table.rules, current)
  // Old addresses that are in use aren't redirected, so their rows are ignored.
  const rules: RedirectRules = new Map([...table.rules].filter(([address]) => !conflicts.has(address)))
  const sectionRules = placeSectionRules(rules, current)
  const pageRules = [...rules.values()].filter(({ anchor }) => anchor === undefined)
  const pages = localizeRules(pageRules, current)
  const sectionRedirects = new Map<string, Record<string, string>>()
  for (const { rule, path, to } of localizeRules(sectionRules.rules, current)) {
    sectionRedirects.set(path, { ...sectionRedirects.get(path), [rule.anchor ?? '']: to })
  }
  const targetProblems = [...rules.values()].map(
    (rule) => checkRedirectChain(rule, rules) ?? checkNewAddress(rule, current),
  )
  return {
    pages: pages.map(({ rule, path, to, locale }) => ({
      from: path,
      to,
      locale,
      hasHtmlName: rule.hasHtmlName,
    })),
    sectionRedirects,
    problems: [
      ...table.problems,
      ...checkRulesFile(table, current),
      ...conflicts.values(),
      ...sectionRules.problems,
      ...targetProblems.filter((problem) => problem !== undefined),
    ],
    unneeded: listUnneededRules(rules, current),
  }
}
