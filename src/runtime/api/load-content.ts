import { getOperationFile, type OperationFragment } from '../../shared/api/api-files.ts'
import { parseHtml } from '../dom/trusted-html.ts'
import { whenIdle } from '../dom/when-idle.ts'
import type { ApiPageContext } from './api-page-context.ts'
import type { ApiTarget, CatalogGroup, CatalogOperation } from './catalog/resolve-api-target.ts'
import { getServedPath, htmlFiles, loadJson } from './files.ts'
import { prepareSampleLanguage } from './samples/sample-language.ts'

/** The content that replaces the overview. */
export interface ApiContent {
  /** Id of the build that printed it. */
  build: string | undefined
  title: string
  nodes: DocumentFragment
}

/** Loads the content of a target. The overview has none: it is in the page. */
export async function loadContent(page: ApiPageContext, target: ApiTarget): Promise<ApiContent | undefined> {
  switch (target.kind) {
    case 'overview':
    case 'missing':
      return undefined
    case 'all':
      return { build: undefined, title: page.texts.apiEverything, nodes: new DocumentFragment() }
    case 'group':
      return loadGroup(page, target.group)
    case 'operation':
      return loadOperation(page, target.operation)
  }
}

/** Fetches the content of a target before it is clicked. */
export function prefetchContent(page: ApiPageContext, target: ApiTarget): void {
  if (target.kind === 'operation') prefetchOperation(page, target.operation)
  else if (target.kind === 'group') htmlFiles.prefetch(getGroupUrl(page, target.group))
}

/** Prefetched operations that have been parsed and not shown. */
const parsedOperations = new WeakMap<OperationFragment, DocumentFragment>()

/** Fetches and parses an operation. Parsing is a tenth of the time from the click to the paint. */
async function prefetchOperation(page: ApiPageContext, operation: CatalogOperation): Promise<void> {
  const path = getOperationPath(page, operation)
  // A failure is reported after the click.
  const fragment = await loadJson<OperationFragment>(path, 'low').catch(() => undefined)
  if (fragment === undefined) return
  await prepareSampleLanguage()
  whenIdle(() => {
    if (!parsedOperations.has(fragment)) parsedOperations.set(fragment, parseHtml(fragment.html))
  })
}

async function loadOperation(page: ApiPageContext, operation: CatalogOperation): Promise<ApiContent> {
  const loading = loadJson<OperationFragment>(getOperationPath(page, operation))
  const [fragment] = await Promise.all([loading, prepareSampleLanguage()])
  const nodes = parsedOperations.get(fragment) ?? parseHtml(fragment.html)
  // The nodes move into the page.
  parsedOperations.delete(fragment)
  return { build: fragment.build, title: fragment.title, nodes }
}

/** Loads a group from its own page, the only place where all its operations are printed together. */
export async function loadGroup(page: ApiPageContext, group: CatalogGroup): Promise<ApiContent> {
  const [html] = await Promise.all([htmlFiles.load(getGroupUrl(page, group)), prepareSampleLanguage()])
  const document = parseHtml(html)
  const nodes = new DocumentFragment()
  nodes.append(...(document.querySelector('.article')?.childNodes ?? []))
  return { build: readBuild(document), title: group.name, nodes }
}

/** Reads the id of the build that printed a page. */
function readBuild(page: DocumentFragment): string | undefined {
  const text = page.querySelector('script#docent-view')?.textContent
  return text == null ? undefined : JSON.parse(text).build
}

const getOperationPath = (page: ApiPageContext, operation: CatalogOperation): string =>
  getServedPath(getOperationFile(page.api, operation.id))

const getGroupUrl = (page: ApiPageContext, { id }: CatalogGroup): string =>
  page.catalog.groups.find((group) => group.id === id)?.url ?? ''
