import type { DocsConfig } from '../../shared/config/config.ts'
import { configFileName, type FindConfigLine } from '../../shared/config/config-file.ts'
import type { LinkProblem } from './link-problem.ts'
import type { LinkTargets } from './link-targets.ts'
import { checkSitePath } from './resolve-link.ts'

/** Reports links in the navbar, the footer, sidebars, and other parts of the configuration that have no target. */
export function checkConfigLinks(
  config: DocsConfig,
  targets: LinkTargets,
  findLine: FindConfigLine,
): LinkProblem[] {
  const { navbar, footer, areas, sidebars, versions, apis, search, announcement } = config
  // Other checks report an API without a page.
  const releaseNotes = apis.map((api) => ({ releaseNotes: api.releaseNotes }))
  const links = [
    ...listLinks({ navbar, footer, areas, sidebars, versions, apis: releaseNotes, search }, []),
    ...listTextLinks(announcement?.text ?? '', ['announcement', 'text']),
  ]
  return links.flatMap(({ href, path }) =>
    checkSitePath({ href, file: configFileName, line: 1 }, targets).map((problem) => ({
      ...problem,
      at: { file: configFileName, line: findLine(path) },
    })),
  )
}

interface ConfigLink {
  href: string
  path: readonly PropertyKey[]
}

const linkKeys = new Set(['url', 'href', 'releaseNotes'])

function listLinks(value: unknown, path: readonly PropertyKey[]): ConfigLink[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    const entryPath = [...path, Array.isArray(value) ? Number(key) : key]
    if (typeof entry !== 'string') return listLinks(entry, entryPath)
    return linkKeys.has(key) && entry.startsWith('/') ? [{ href: entry, path: entryPath }] : []
  })
}

/** Lists the links of a Markdown text that lead to the site itself. */
const listTextLinks = (text: string, path: readonly PropertyKey[]): ConfigLink[] =>
  [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, href = '']) => ({ href, path }))
