import type { Problem } from '../../shared/docs-error.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { addLocale } from '../../shared/site/locales.ts'
import { getVersionPath } from '../../shared/site/versions.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import { addBase } from '../../shared/urls.ts'
import type { ScopeNavigation } from '../sidebar/scope-navigation.ts'
import type { GuideScope } from './create-scopes.ts'
import { findStartPage } from './find-start-page.ts'
import type { PageLookup } from './page-lookup.ts'

/** Redirects from each version's path to its start page, unless there is a page at that path. */
export interface StartPageRedirects {
  redirects: Redirect[]
  problems: Problem[]
}

/**
 * Creates the redirects to the start page of each version in each locale. Pages that couldn't be read (`unread`) aren't
 * reported as missing.
 */
export function createStartPageRedirects(
  guides: readonly Pick<GuideScope, 'scope' | 'navigation'>[],
  index: PageLookup,
  unread: ReadonlySet<string> = new Set(),
): StartPageRedirects {
  const { config, byPath } = index
  const redirects: Redirect[] = []
  const problems: Problem[] = []
  for (const { scope, navigation } of guides) {
    const path = addLocale(getVersionPath(scope.version, config), scope.locale, config)
    if (byPath.has(path)) continue
    const version = config.versions.find(({ name }) => name === scope.version)
    const id = version?.mainDocId ?? config.docs.landing
    const [first] = [...navigation.orders.values()][0]?.pages ?? []
    const main = findStartPage({ name: scope.version, mainDocId: version?.mainDocId }, scope.locale, index)
    const target = main ?? (config.versions.length === 1 ? undefined : first)
    if (target !== undefined) {
      const to = encodeURI(addBase(config.base, target.path))
      redirects.push({ from: path, to, locale: scope.locale, hasHtmlName: false })
    }
    const isRequired = version?.mainDocId !== undefined || config.versions.length === 1
    if (main === undefined && id !== undefined && isRequired && !unread.has(id)) {
      const option = version?.mainDocId === undefined ? 'docs.landing' : 'mainDocId'
      problems.push(createLandingProblem(option, id, navigation))
    }
  }
  return { redirects, problems }
}

function createLandingProblem(option: string, id: string, { byId }: ScopeNavigation): Problem {
  return {
    problem: `\`${option}\` is \`${id}\`, but no page has that id.`,
    at: { file: 'docs.config.ts', line: undefined },
    fix: suggestFix(id, byId.keys(), 'Correct the id, or remove the option.'),
  }
}
