import type { DocsScope } from '../../shared/content/scope.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { withLocale } from '../../shared/site/locales.ts'
import { versionPath } from '../../shared/site/versions.ts'
import { suggest } from '../../shared/text/nearest.ts'
import { withBase } from '../../shared/urls.ts'
import type { Navigation } from '../sidebar/navigation.ts'
import type { SiteIndex } from './site-index.ts'
import { mainPage } from './version-links.ts'

interface Guides {
  scope: DocsScope
  navigation: Navigation
}

/** The path of each version leads to the page that its readers should start with, where it is not a page itself. */
export function createLandings(
  guides: readonly Guides[],
  index: SiteIndex,
): { landings: Redirect[]; problems: Problem[] } {
  const { config, byPath } = index
  const landings: Redirect[] = []
  const problems: Problem[] = []
  for (const { scope, navigation } of guides) {
    const path = withLocale(versionPath(scope.version, config), scope.locale, config)
    if (byPath.has(path)) continue
    const version = config.versions.find(({ name }) => name === scope.version)
    const wanted = version?.mainDocId ?? config.docs.landing
    const [first] = [...navigation.orders.values()][0]?.pages ?? []
    const main = mainPage({ name: scope.version, mainDocId: version?.mainDocId }, scope.locale, index)
    const target = main ?? (config.versions.length === 1 ? undefined : first)
    if (target !== undefined) {
      const to = encodeURI(withBase(config.base, target.path))
      landings.push({ from: path, to, locale: scope.locale, hasHtmlName: false })
    }
    const isRequired = version?.mainDocId !== undefined || config.versions.length === 1
    if (main === undefined && wanted !== undefined && isRequired) {
      const option = version?.mainDocId === undefined ? 'docs.landing' : 'mainDocId'
      problems.push(unknownLanding(option, wanted, navigation))
    }
  }
  return { landings, problems }
}

function unknownLanding(option: string, id: string, { byId }: Navigation): Problem {
  return {
    problem: `\`${option}\` is \`${id}\`, but no page has that id.`,
    at: { file: 'docs.config.ts', line: undefined },
    fix: suggest(id, byId.keys(), 'Correct the id, or remove the option.'),
  }
}
