import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs } from './content/read-inputs.ts'
import { digest } from './disk/digest.ts'
import { markerPath } from './output/output-folder.ts'
import type { OutputGroup, OutputPage } from './output/write-site.ts'
import { createHostHeaders, formatHeadersFile } from './render/host-headers.ts'
import { createRedirectStub } from './render/redirect-stub.ts'
import { renderSiteFiles } from './render/site-files.ts'
import type { Bundle } from './shared/bundle.ts'
import type { DocsConfig } from './shared/config.ts'
import { DocsError } from './shared/docs-error.ts'
import { suggest } from './shared/nearest.ts'
import { openTrail, type SidebarItem } from './shared/sidebar.ts'
import type { Site, SitePage } from './shared/site.ts'
import type { SiteView } from './shared/site-view.ts'
import type { RenderConstants } from './worker.ts'

interface PlanInput {
  root: string
  site: Site
  view: SiteView
  bundle: Bundle
  inputs: Inputs
  config: DocsConfig
  /** Digest of the code that renders and writes. */
  engine: string
}

export interface Plan {
  groups: OutputGroup[]
  pages: OutputPage[]
  constants: RenderConstants
}

/** Decides what belongs into the output, and names for each part everything that it is made from. */
export function planOutput(input: PlanInput): Plan {
  const { site, view, bundle, inputs, engine } = input
  const catalog = [...inputs.catalog]
  const { entries, entryUrls } = site
  const constants: RenderConstants = { site: view, bundle, catalog, entries, entryUrls }
  const release = digest(engine, bundle.buildId, JSON.stringify(view))
  const facts = digest(JSON.stringify(catalog))
  const listed = digest(JSON.stringify([entries, entryUrls, facts]))
  return {
    constants,
    groups: [...assetGroups(input, release), ...fileGroups(input), ...landingGroup(input)],
    pages: site.pages.map((page) => planPage(page, { site, release, facts, listed })),
  }
}

function planPage(
  page: SitePage,
  { site, release, facts, listed }: { site: Site; release: string; facts: string; listed: string },
): OutputPage {
  const sidebarItems = printedItems(page, site)
  const { compiled, view, links, images, topics } = page
  const { unlisted } = compiled.frontMatter
  const printed = JSON.stringify([view, links, images, topics, sidebarItems, unlisted])
  const key = digest(
    release,
    compiled.key,
    printed,
    compiled.usesCatalog ? facts : '',
    compiled.entryLists.length > 0 ? listed : '',
  )
  return { owner: compiled.file, key, task: { page, sidebarItems } }
}

function printedItems({ view }: SitePage, { levels }: Site): SidebarItem[] {
  const own = view.sidebar === undefined ? undefined : levels.get(view.sidebar.id)
  return own === undefined || view.sidebar === undefined ? [] : openTrail(own, view.sidebar.trail)
}

/** What is the same on every page: scripts, styles, headers, the marker. */
function assetGroups({ bundle, view }: PlanInput, release: string): OutputGroup[] {
  const marker = `${JSON.stringify({ build: bundle.buildId })}\n`
  const headers = createHostHeaders(view, bundle)
  return [
    { owner: markerPath, key: release, effort: 'asset', make: () => [{ path: markerPath, content: marker }] },
    {
      owner: 'assets',
      key: release,
      effort: 'asset',
      make: () => bundle.assets.map(({ path, file }) => ({ path, content: readFileSync(file) })),
    },
    {
      owner: 'headers',
      key: release,
      effort: 'page',
      make: () => [
        { path: '/_headers', content: formatHeadersFile(headers, view.base) },
        { path: '/_/headers.json', content: JSON.stringify(headers) },
      ],
    },
  ]
}

/** The route base of the guides leads to the page that readers should start with. */
function landingGroup({ site, view, config }: PlanInput): OutputGroup[] {
  const { landing, routeBase } = config.docs
  if (landing === undefined || site.pages.some(({ compiled }) => compiled.path === routeBase)) return []
  const target = site.pages.find(({ compiled }) => compiled.id === landing)
  if (target === undefined) {
    throw new DocsError([
      {
        problem: `\`docs.landing\` is \`${landing}\`, but no page has that id.`,
        at: { file: 'docs.config.ts', line: undefined },
        fix: suggest(
          landing,
          site.pages.map(({ compiled }) => compiled.id),
          'Correct the id, or remove the option.',
        ),
      },
    ])
  }
  const path = `${routeBase}index.html`
  const content = createRedirectStub(target.view.url, view)
  return [{ owner: path, key: digest(content), effort: 'page', make: () => [{ path, content }] }]
}

/** Files that are written as they are, and files about the whole site. */
function fileGroups({ root, site, view, inputs, engine }: PlanInput): OutputGroup[] {
  const copies = [
    ...site.media.map(({ file, path }) => ({ path, absolute: join(root, file) })),
    ...[...inputs.staticFiles].map(([path, absolute]) => ({ path, absolute })),
  ]
  const copied = copies.map(({ path, absolute }): OutputGroup => {
    const content = readFileSync(absolute)
    return { owner: path, key: digest(content), effort: 'asset', make: () => [{ path, content }] }
  })
  const made = renderSiteFiles(site, view).map((artifact): OutputGroup => {
    return {
      owner: artifact.path,
      key: digest(engine, artifact.content),
      effort: 'page',
      make: () => [artifact],
    }
  })
  return [...copied, ...made]
}
