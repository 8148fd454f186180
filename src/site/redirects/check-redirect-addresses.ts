import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { suggestFix, suggestPath } from '../../shared/text/find-nearest.ts'
import { findMissingAnchor } from '../links/check-anchor.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import type { RedirectRules } from './follow-rules.ts'
import {
  createChainProblem,
  createRowProblem,
  type RedirectRule,
  type RedirectTarget,
} from './redirect-rule.ts'

/** The paths that the site uses now, with the redirects to landing pages. */
export interface CurrentAddresses {
  targets: LinkTargets
  landings: readonly Redirect[]
}

type InternalTarget = Extract<RedirectTarget, { kind: 'inside' }>

/** Reports old addresses that are in use, where readers wouldn't be redirected. */
export function checkOldAddresses(rules: RedirectRules, current: CurrentAddresses): Map<string, Problem> {
  const problems = new Map<string, Problem>()
  const { index, otherPaths } = current.targets
  const lowerPaths = new Map(
    [...index.byPath.keys(), ...otherPaths].map((path) => [path.toLowerCase(), path]),
  )
  for (const [address, rule] of rules) {
    const problem =
      rule.anchor === undefined
        ? (checkOldPage(rule, current) ?? checkCase(rule, lowerPaths))
        : checkOldSection(rule, current)
    if (problem !== undefined) problems.set(address, problem)
  }
  return problems
}

/** Reports a new address that doesn't exist. */
export function checkNewAddress(rule: RedirectRule, current: CurrentAddresses): Problem | undefined {
  return rule.target.kind === 'inside' ? checkTarget(rule, rule.target, current) : undefined
}

function checkOldPage(
  { row, path }: RedirectRule,
  { targets, landings }: CurrentAddresses,
): Problem | undefined {
  const landing = landings.find(({ from }) => from === path)
  if (landing !== undefined) {
    return createRowProblem(
      row,
      `The old address \`${row.from}\` already redirects to \`${landing.to}\`, where the guides begin.`,
      'Remove the row, or choose another landing page in `docs.config.ts`.',
    )
  }
  const file = targets.index.byPath.get(path)?.file ?? findStaticFile(path, targets)
  if (file === undefined && !targets.otherPaths.has(path)) return undefined
  return createRowProblem(
    row,
    `The old address \`${row.from}\` is in use: ${file === undefined ? 'the build generates a page there' : `\`${file}\` is published there`}.`,
    'Remove the row, or move the page or file.',
  )
}

/**
 * Reports an old path that differs from a page only in case, and leads to another page: hosts that ignore case show
 * the page, and the document at the old path would overwrite it.
 */
function checkCase(
  { row, path, target }: RedirectRule,
  lowerPaths: ReadonlyMap<string, string>,
): Problem | undefined {
  const page = lowerPaths.get(path.toLowerCase())
  if (page === undefined || (target.kind === 'inside' && target.path === page)) return undefined
  return createRowProblem(
    row,
    `The old address \`${row.from}\` differs from the page \`${page}\` only in case.`,
    `Let it lead to \`${page}\`, or remove the row.`,
  )
}

function findStaticFile(path: string, { files }: LinkTargets): string | undefined {
  const names = path.endsWith('/') ? [`${path}index.html`, `${path.slice(0, -1)}.html`] : [path]
  const staticPath = names.find((name) => files.staticPaths.has(name))
  return staticPath && `static${staticPath}`
}

function checkOldSection(
  { row, path, anchor = '' }: RedirectRule,
  { targets }: CurrentAddresses,
): Problem | undefined {
  const page = targets.index.byPath.get(path)
  if (page === undefined || findMissingAnchor(anchor, page, targets) !== undefined) return undefined
  return createRowProblem(
    row,
    `The old address \`${row.from}\` is in use: \`${page.file}\` has the id \`${anchor}\`.`,
    'Remove the row, or rename the heading.',
  )
}

function checkTarget(
  { row }: RedirectRule,
  target: InternalTarget,
  { targets, landings }: CurrentAddresses,
): Problem | undefined {
  const landing = landings.find(({ from }) => from === target.path)
  if (landing !== undefined) {
    return createChainProblem(row, {
      by: 'redirects',
      target: landing.to.slice(targets.index.config.base.length - 1),
    })
  }
  const page = targets.index.byPath.get(target.path)
  if (page !== undefined) return checkTargetAnchor(row.to, { row, page, target, targets })
  const isThere = [targets.otherPaths, targets.files.staticPaths, targets.unpublished.unread].some((paths) =>
    paths.has(target.path),
  )
  if (isThere) return undefined
  if (targets.unpublished.drafts.has(target.path)) {
    return createRowProblem(
      row,
      `The new address \`${row.to}\` belongs to a draft, so it isn't published.`,
      'Publish the page (remove `draft: true`), or redirect to another page.',
    )
  }
  const paths = [...targets.index.byPath.keys(), ...targets.otherPaths, ...targets.files.staticPaths]
  return createRowProblem(
    row,
    `The new address \`${row.to}\` doesn't exist.`,
    suggestPath(target.path, paths, 'Add the page, or redirect to another page.'),
  )
}

interface RuleTarget extends Pick<RedirectRule, 'row'> {
  page: CompiledFile
  target: InternalTarget
  targets: LinkTargets
}

function checkTargetAnchor(to: string, { row, page, target, targets }: RuleTarget): Problem | undefined {
  const missing = target.hash === undefined ? undefined : findMissingAnchor(target.hash, page, targets)
  if (missing === undefined) return undefined
  return createRowProblem(
    row,
    `The new address \`${to}\` points to \`${page.file}\`, which has ${missing.what} with the id \`${missing.id}\`.`,
    suggestFix(missing.id, missing.ids, 'Correct the id, or leave it out.'),
  )
}
