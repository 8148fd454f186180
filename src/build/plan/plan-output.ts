import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs } from '../../content/read-inputs.ts'
import { digest } from '../../disk/digest.ts'
import { markerPath } from '../../output/output-folder.ts'
import type { OutputGroup, OutputImage, OutputIndex } from '../../output/write-site.ts'
import { createApiCatalog } from '../../features/api-catalog/create-api-catalog.ts'
import { createLinkRules } from '../../render/discovery/create-link-rules.ts'
import { createSiteSummary } from '../../render/discovery/create-site-summary.ts'
import { createHostHeaders, formatHeadersFile } from '../../render/host-headers.ts'
import { createHostFiles } from '../../render/hosts/host-files.ts'
import { createRedirectFiles } from '../../render/redirects/redirect-files.ts'
import { renderSiteFiles } from '../../render/render-site-files.ts'
import { getSearchNeed } from '../../search/search-need.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { noticeTemplatePath } from '../../shared/forms/notice-template.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import type { OutputPage } from '../../shared/output/render-task.ts'
import { type ServedSite, servedSitePath } from '../../shared/output/server/served-site.ts'
import { listServerPaths } from '../../shared/output/server/server-paths.ts'
import { expandSidebar, type SidebarItem } from '../../shared/site/sidebar.ts'
import type { Site, SiteApi, SitePage } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { createConstantKeys, createPageKey } from '../page-key.ts'
import type { RenderConstants } from '../render-batch.ts'
import { listApiOrigins, planApiFiles } from './api-output.ts'
import { createServedSite } from './create-served-site.ts'
import { planFullTexts } from '../../features/llms/plan-full-texts.ts'
import { planOfflinePages, planOfflineWorker } from '../../features/offline/plan-offline-files.ts'
import { planIndexes, type SearchPacks } from './search-output.ts'

interface PlanInput {
  root: string
  config: DocsConfig
  site: Site
  view: SiteView
  bundle: Bundle
  inputs: Inputs
  /** Digest of the code that renders and writes. */
  engine: string
  /** Search data of the pages. */
  search: SearchPacks
  images: OutputImage[]
}

export interface OutputPlan {
  groups: OutputGroup[]
  pages: OutputPage[]
  indexes: OutputIndex[]
  images: OutputImage[]
  constants: RenderConstants
}

/** Plans all files of the output, each with a key for everything that it's made from. */
export function planOutput(input: PlanInput, options: { allowsLocalMock?: boolean }): OutputPlan {
  const { site, view, config, bundle, inputs, engine, search } = input
  const catalog = [...site.catalog]
  const messages = Object.fromEntries(inputs.messages)
  const constants: RenderConstants = {
    site: view,
    bundle,
    catalog,
    messages,
    entries: site.entries,
    entryUrls: site.entryUrls,
    connections: listApiOrigins(site.apis, options),
  }
  const headers = createHostHeaders({
    site: view,
    bundle,
    connections: constants.connections,
    links: createLinkRules(site, view.base),
    opensDocuments: config.allowsOtherOrigins,
  })
  const servedSite = createServedSite({
    view,
    config,
    messages: inputs.messages,
    build: bundle.buildId,
    headers,
  })
  const keys = createConstantKeys(constants, engine)
  const pages = planPages(input, search.records !== undefined).map(
    ({ owner, task }): OutputPage => ({ owner, key: createPageKey(task, keys), task }),
  )
  return {
    pages,
    indexes: [
      ...planIndexes({ pages, site: view, synonyms: inputs.synonyms, engine, packs: search }),
      ...planFullTexts(pages, input),
    ],
    images: input.images,
    constants,
    groups: [
      ...planAssets(bundle, servedSite, keys.release),
      planOfflineWorker(config, view, bundle),
      ...planFiles(input),
      ...planRedirects(input, servedSite),
      ...planApiFiles(site.apis, { engine, origin: view.origin, base: view.base }),
    ],
  }
}

type PlannedPage = Omit<OutputPage, 'key'>

function planPages({ site, view }: PlanInput, keepsRecords: boolean): PlannedPage[] {
  return [
    ...site.pages.map((page) => planPage(page, site, keepsRecords)),
    ...site.generatedPages.map((page) => ({ owner: page.path, task: { kind: 'list' as const, page } })),
    ...site.apis.flatMap((api) => planApiPages(api, keepsRecords)),
    planNotice(view),
    ...planOfflinePages(view),
  ]
}

function planPage(page: SitePage, site: Site, keepsRecords: boolean): PlannedPage {
  const { compiled, view } = page
  const search = getSearchNeed(view, { isUnlisted: compiled.frontMatter.unlisted, keepsRecords })
  return {
    owner: compiled.path,
    task: { kind: 'page', page, sidebarItems: listSidebarItems(page, site), search },
  }
}

/** Plans the page that the server answers forms with. It's in the default language and in no list of pages. */
function planNotice({ locales: [first] }: SiteView): PlannedPage {
  return { owner: noticeTemplatePath, task: { kind: 'notice', locale: first?.id ?? '' } }
}

/** Plans the pages of an API. The pages of items are rendered with the page of all items. */
function planApiPages({ key, linkUrls, relatedPages, pages }: SiteApi, keepsRecords: boolean): PlannedPage[] {
  const itemsByGroup = Map.groupBy(
    pages.filter(({ item }) => item !== undefined),
    ({ group }) => group,
  )
  return pages
    .filter(({ item }) => item === undefined)
    .map((page): PlannedPage => {
      const search = getSearchNeed(page.view, { isUnlisted: false, keepsRecords })
      const items = itemsByGroup.get(page.group) ?? []
      return {
        owner: page.path,
        task: { kind: 'api', page, items, api: { key, linkUrls, relatedPages }, search },
      }
    })
}

function listSidebarItems({ view }: SitePage, { levels }: Site): SidebarItem[] {
  const levelItems = view.sidebar === undefined ? undefined : levels.get(view.sidebar.id)
  return levelItems === undefined || view.sidebar === undefined
    ? []
    : expandSidebar(levelItems, view.sidebar.activePath)
}

/** Plans files that all pages share: scripts, styles, headers, the marker. */
function planAssets(bundle: Bundle, servedSite: ServedSite, release: string): OutputGroup[] {
  const marker = `${JSON.stringify({ build: bundle.buildId })}\n`
  return [
    { owner: markerPath, key: release, effort: 'asset', make: () => [{ path: markerPath, content: marker }] },
    {
      owner: 'assets',
      key: release,
      effort: undefined,
      make: () => bundle.assets.map(({ path, file }) => ({ path, content: readFileSync(file) })),
    },
    {
      owner: 'headers',
      key: digest(release, JSON.stringify(servedSite)),
      effort: 'page',
      make: () => [
        { path: '/_headers', content: formatHeadersFile(servedSite.headers, servedSite.base) },
        { path: servedSitePath, content: JSON.stringify(servedSite) },
        // GitHub Pages publishes no folder that starts with an underscore without it.
        { path: '/.nojekyll', content: '' },
      ],
    },
  ]
}

/** Plans redirects, from old paths and from the paths where guides start, and the rules for hosts. */
function planRedirects({ site, view, bundle, inputs }: PlanInput, servedSite: ServedSite): OutputGroup[] {
  const { redirects } = site
  const files = [
    ...createRedirectFiles({ redirects, site: view, bundle, messages: inputs.messages }),
    ...createHostFiles({
      base: servedSite.base,
      headers: servedSite.headers,
      redirects,
      serverPaths: listServerPaths(servedSite),
    }),
  ]
  return files.map((file) => ({
    owner: file.path,
    key: digest(file.content),
    effort: 'page',
    make: () => [file],
  }))
}

/** Plans copied files, and files about the whole site. */
function planFiles({ root, site, view, config, bundle, inputs, engine }: PlanInput): OutputGroup[] {
  const copies = [
    ...site.media.map(({ file, path }) => ({ path, absolute: join(root, file) })),
    ...[...inputs.staticFiles].map(([path, absolute]) => ({ path, absolute })),
  ]
  const copied = copies.map(({ path, absolute }): OutputGroup => {
    const content = readFileSync(absolute)
    return { owner: path, key: digest(content), effort: 'asset', make: () => [{ path, content }] }
  })
  const files = [
    ...renderSiteFiles(site, view),
    ...createApiCatalog(site, config),
    createSiteSummary({ site, view, config, build: bundle.buildId }),
  ]
  const generatedFiles = files.map((file): OutputGroup => {
    return {
      owner: file.path,
      key: digest(engine, file.content),
      effort: 'page',
      make: () => [file],
    }
  })
  return [...copied, ...generatedFiles]
}
