import { type OperationFragment, operationFile } from '../../shared/api/api-files.ts'
import { parseHtml } from '../trusted-html.ts'
import { whenIdle } from '../when-idle.ts'
import type { ReferencePage } from './api-page.ts'
import type { CatalogGroup, CatalogOperation, Target } from './catalog/resolve-target.ts'
import { loadHtml, loadJson, servedPath } from './files.ts'
import { prepareSampleLanguage } from './samples/sample-language.ts'

/** What takes the place of the overview. */
export interface Content {
  /** Build that printed it. */
  build: string | undefined
  title: string
  nodes: DocumentFragment
}

/** Loads what a target shows; undefined for the overview, which is in the page. */
export async function loadContent(page: ReferencePage, target: Target): Promise<Content | undefined> {
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

/** Fetches what a target shows ahead of a click. */
export function prefetchContent(page: ReferencePage, target: Target): void {
  // The click itself says what is wrong.
  const ignore = (): void => undefined
  if (target.kind === 'operation') prefetchOperation(page, target.operation).catch(ignore)
  else if (target.kind === 'group') loadHtml(urlOf(page, target.group), 'low').catch(ignore)
}

/** Operations that are parsed and have not been shown. */
const parsed = new WeakMap<OperationFragment, DocumentFragment>()

/** Parses it too, while the reader makes up their mind: that is a tenth of the time from the click to the paint. */
async function prefetchOperation(page: ReferencePage, operation: CatalogOperation): Promise<void> {
  const fragment = await loadJson<OperationFragment>(fileOf(page, operation), 'low')
  await prepareSampleLanguage()
  whenIdle(() => {
    if (!parsed.has(fragment)) parsed.set(fragment, parseHtml(fragment.html))
  })
}

async function loadOperation(page: ReferencePage, operation: CatalogOperation): Promise<Content> {
  const loading = loadJson<OperationFragment>(fileOf(page, operation))
  const [fragment] = await Promise.all([loading, prepareSampleLanguage()])
  const nodes = parsed.get(fragment) ?? parseHtml(fragment.html)
  // They move into the page.
  parsed.delete(fragment)
  return { build: fragment.build, title: fragment.title, nodes }
}

/** What stands on the page of a group: its operations are printed there, and nowhere else together. */
export async function loadGroup(page: ReferencePage, group: CatalogGroup): Promise<Content> {
  const [html] = await Promise.all([loadHtml(urlOf(page, group)), prepareSampleLanguage()])
  const whole = parseHtml(html)
  const nodes = new DocumentFragment()
  nodes.append(...(whole.querySelector('.article')?.childNodes ?? []))
  return { build: buildOf(whole), title: group.name, nodes }
}

/** The build that a page says it is of. */
function buildOf(page: DocumentFragment): string | undefined {
  const text = page.querySelector('script#docent-view')?.textContent
  return text == null ? undefined : JSON.parse(text).build
}

const fileOf = (page: ReferencePage, operation: CatalogOperation): string =>
  servedPath(operationFile(page.api, operation.id))

const urlOf = (page: ReferencePage, { id }: CatalogGroup): string =>
  page.catalog.groups.find((group) => group.id === id)?.url ?? ''
