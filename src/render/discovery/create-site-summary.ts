import { getOperationListFile } from '../../shared/api/listed-operation.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import { type SiteSummary, type SummaryIndex, siteSummaryPath } from '../../shared/output/site-summary.ts'
import { getIndexFolder } from '../../shared/search/engine/index-format.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'

interface SummaryInput {
  site: Pick<Site, 'apis' | 'description'>
  view: SiteView
  config: DocsConfig
  /** ID of the build. */
  build: string
}

/** Creates the summary of a site for programs that read its files. */
export function createSiteSummary({ site, view, config, build }: SummaryInput): TextFile {
  const { externalUrlPattern, replacePathname } = view.search
  const summary: SiteSummary = {
    title: view.title,
    description: site.description,
    origin: view.origin,
    base: view.base,
    build,
    areas: view.areas.map(({ id, label, url, sidebar }) => ({ id, label, url, sidebar })),
    indexes: listIndexes(view),
    urlRewriting: {
      ...(externalUrlPattern === undefined ? {} : { externalUrlPattern }),
      ...(replacePathname === undefined ? {} : { replacePathname }),
    },
    apis: site.apis.map(({ loaded: { document } }) => ({
      id: document.id,
      label: document.label,
      url: addBase(view.base, document.path),
      operations: getOperationListFile(document.id),
    })),
    instructions: config.mcp === false ? '' : config.mcp.instructions,
  }
  return { path: siteSummaryPath, content: JSON.stringify(summary) }
}

/** Lists the indexes of all locales and versions, those that readers get by default first. */
function listIndexes({ locales, versions }: SiteView): SummaryIndex[] {
  const names = versions.length === 0 ? [undefined] : versions.map(({ name }) => name)
  const last = versions.find(({ isLast }) => isLast)?.name
  return locales.flatMap(({ id }) =>
    [...names]
      .sort((a, b) => Number(b === last) - Number(a === last))
      .map((version) => ({ locale: id, version, folder: getIndexFolder(id, version) })),
  )
}
