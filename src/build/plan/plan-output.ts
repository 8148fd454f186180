import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../../disk/digest.ts'
import { markerPath } from '../../output/output-folder.ts'
import { planFile } from '../../output/plan-file.ts'
import type { OutputGroup, WriteOptions } from '../../output/write-site.ts'
import { createHostHeaders, formatHeadersFile } from '../../render/create-host-headers.ts'
import { createLinkRules } from '../../render/discovery/create-link-rules.ts'
import { createSiteSummary } from '../../render/discovery/create-site-summary.ts'
import { createHostFiles } from '../../render/hosts/create-host-files.ts'
import { listConnectOrigins } from '../../render/list-connect-origins.ts'
import { createRedirectFiles } from '../../render/redirects/create-redirect-files.ts'
import { renderSiteFiles } from '../../render/render-site-files.ts'
import { getSearchNeed } from '../../search/get-search-need.ts'
import { getNoticeTemplatePath, noticePlaceholders } from '../../shared/forms/notice-template.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import { offlineWorkerPath } from '../../shared/output/offline-paths.ts'
import { stripCompressedSuffix, type TextFile } from '../../shared/output/output-file.ts'
import type { OutputPage, RenderTask, TemplatePage } from '../../shared/output/render-task.ts'
import { type ServerManifest, serverManifestPath } from '../../shared/output/server/server-manifest.ts'
import { listServerPaths } from '../../shared/output/server/server-paths.ts'
import { expandSidebar, type SidebarItem } from '../../shared/site/sidebar.ts'
import type { Site, SitePage } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { planFeatures } from '../load-features.ts'
import type { RenderConstants } from '../render-batch.ts'
import { createConstantKeys, createRenderKey } from '../render-key.ts'
import { checkAddedFiles } from './check-added-files.ts'
import { createServerManifest } from './create-server-manifest.ts'
import { planApiFiles } from './plan-api-files.ts'
import { findDescribedApi, type PageWithoutKey, planApiPages } from './plan-api-pages.ts'
import type { PlanInput } from './plan-input.ts'
import { planIndexes } from './plan-search-indexes.ts'

export interface OutputPlan
  extends Pick<WriteOptions, 'groups' | 'pages' | 'indexes' | 'images' | 'isCompressed'> {
  constants: RenderConstants
  /** Returns the digest of all inputs of a page's files. */
  createKey(task: RenderTask): string
}

/** Plans all files of the output, each with a key for everything that it's made from. */
export async function planOutput(input: PlanInput): Promise<OutputPlan> {
  const { site, view, config, bundle, inputs, engine, search } = input
  const constants = createConstants(input)
  const headers = createHostHeaders({
    site: view,
    bundle,
    connections: constants.connections,
    links: createLinkRules(site, view),
    opensDocuments: config.allowsOtherOrigins,
  })
  const serverManifest = createServerManifest({
    view,
    config,
    messages: inputs.messages,
    build: bundle.buildId,
    headers,
  })
  const keys = createConstantKeys(constants, engine)
  const createKey = (task: RenderTask): string => createRenderKey(task, keys)
  const addKey = ({ owner, task }: PageWithoutKey): OutputPage => ({ owner, key: createKey(task), task })
  const pages = planPages(input, search.records !== undefined).map(addKey)
  const features = await planFeatures({ ...input, pages })
  const groups = [
    ...planAssets(selectAssets(input), serverManifest, keys.release),
    ...(config.offline === false ? [planWorkerRemoval(bundle)] : []),
    ...planCopies(input),
    ...planTexts([...features.files, ...renderSiteTexts(input)], engine),
    ...features.groups,
    ...planRedirects(input, serverManifest),
    ...planApiFiles(site.apis, { engine, origin: view.origin, base: view.base }),
  ]
  const { addedFiles = [] } = input
  checkAddedFiles(addedFiles, groups)
  return {
    pages: [...pages, ...features.templates.map(planTemplate).map(addKey)],
    indexes: [...planIndexes({ pages, site: view, inputs, engine, packs: search }), ...features.indexes],
    images: input.images,
    isCompressed: config.precompressed,
    constants,
    createKey,
    groups: [...groups, ...planTexts(addedFiles, engine)],
  }
}

const createConstants = ({
  site,
  view,
  bundle,
  inputs,
  allowsLocalMock,
  ...input
}: PlanInput): RenderConstants => ({
  site: view,
  bundle,
  catalog: [...site.catalog],
  messages: Object.fromEntries(inputs.messages),
  listedFiles: site.listedFiles,
  listUrls: site.listUrls,
  connections: listConnectOrigins(site.apis, allowsLocalMock),
  ...(input.stages?.printDigest === undefined
    ? {}
    : { stages: { root: input.root, digest: input.stages.printDigest } }),
})

function planPages({ site, view }: PlanInput, keepsRecords: boolean): PageWithoutKey[] {
  return [
    ...site.pages.map((page) => planPage(page, site, keepsRecords)),
    ...site.generatedPages.map((page) => ({ owner: page.path, task: { kind: 'list' as const, page } })),
    ...site.apis.flatMap((api) => planApiPages(api, keepsRecords)),
    ...createNoticeTemplates(view).map(planTemplate),
  ]
}

function planPage(page: SitePage, site: Site, keepsRecords: boolean): PageWithoutKey {
  const { compiled, view } = page
  const search = getSearchNeed(view, { isUnlisted: compiled.frontMatter.unlisted, keepsRecords })
  return {
    owner: compiled.path,
    task: {
      ...{ kind: 'page', page, search },
      sidebarItems: listSidebarItems(page, site),
      ...findDescribedApi(page, site.apis),
    },
  }
}

/** Creates the pages that the server answers forms with, one for each language. They're in no list of pages. */
const createNoticeTemplates = ({ locales }: SiteView): TemplatePage[] =>
  locales.map(({ id }, index) => ({
    path: getNoticeTemplatePath(index === 0 ? undefined : id),
    locale: id,
    title: noticePlaceholders.title,
    // Its class loads the style sheet.
    article: `<div class="answer">${noticePlaceholders.body}</div>`,
  }))

const planTemplate = (page: TemplatePage): PageWithoutKey => ({
  owner: page.path,
  task: { kind: 'template', page },
})

function listSidebarItems({ view }: SitePage, { levels }: Site): SidebarItem[] {
  const levelItems = view.sidebar === undefined ? undefined : levels.get(view.sidebar.id)
  return levelItems === undefined || view.sidebar === undefined
    ? []
    : expandSidebar(levelItems, view.sidebar.activePath)
}

/** Returns the bundle without the compressed variants of its files if the site has none. */
const selectAssets = ({ bundle, config }: PlanInput): Bundle =>
  config.precompressed
    ? bundle
    : { ...bundle, assets: bundle.assets.filter(({ path }) => stripCompressedSuffix(path) === path) }

/** Plans files that all pages share: scripts, styles, headers, the marker. */
function planAssets(bundle: Bundle, serverManifest: ServerManifest, release: string): OutputGroup[] {
  const marker = `${JSON.stringify({ build: bundle.buildId })}\n`
  return [
    planFile({ path: markerPath, content: marker }, { key: release, effort: 'asset' }),
    {
      owner: 'assets',
      key: release,
      effort: undefined,
      make: () => bundle.assets.map(({ path, file }) => ({ path, content: readFileSync(file) })),
    },
    {
      owner: 'headers',
      key: digest(release, JSON.stringify(serverManifest)),
      effort: 'page',
      make: () => [
        { path: '/_headers', content: formatHeadersFile(serverManifest.headers, serverManifest.base) },
        { path: serverManifestPath, content: JSON.stringify(serverManifest) },
        // GitHub Pages publishes no folder that starts with an underscore without it.
        { path: '/.nojekyll', content: '' },
      ],
    },
  ]
}

/** Plans redirects, from old paths and from the paths where guides start, and the rules for hosts. */
function planRedirects(
  { site, view, bundle, inputs }: PlanInput,
  serverManifest: ServerManifest,
): OutputGroup[] {
  const { redirects } = site
  const files = [
    ...createRedirectFiles({ redirects, site: view, bundle, messages: inputs.messages }),
    ...createHostFiles({
      base: serverManifest.base,
      headers: serverManifest.headers,
      redirects,
      serverPaths: listServerPaths(serverManifest),
    }),
  ]
  return files.map((file) => planFile(file))
}

/** Plans the service worker that removes itself, and what it stored while the site offered offline reading. */
const planWorkerRemoval = ({ offlineWorker }: Bundle): OutputGroup =>
  planFile({ path: offlineWorkerPath, content: `${offlineWorker}\n` }, { effort: 'asset' })

/** Plans copied files. */
function planCopies({ root, site, inputs }: PlanInput): OutputGroup[] {
  const copies = [
    ...site.media.map(({ file, path }) => ({ path, absolute: join(root, file) })),
    ...[...inputs.staticFiles].map(([path, absolute]) => ({ path, absolute })),
  ]
  return copies.map(({ path, absolute }) =>
    planFile({ path, content: readFileSync(absolute) }, { effort: 'asset' }),
  )
}

/** Creates files about the whole site. */
const renderSiteTexts = ({ site, view, config, bundle }: PlanInput): TextFile[] => [
  ...renderSiteFiles(site, view),
  createSiteSummary({ site, view, config, build: bundle.buildId }),
]

const planTexts = (files: readonly TextFile[], engine: string): OutputGroup[] =>
  files.map((file) => planFile(file, { key: digest(engine, file.content) }))
