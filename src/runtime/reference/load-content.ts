import type { Fragment } from '../../shared/page.ts'
import { type OperationFragment, operationFile } from '../../shared/reference/reference-files.ts'
import { withBase } from '../../shared/urls.ts'
import { loadFragment, prefetchFragment } from '../fragments.ts'
import type { CatalogGroup, CatalogOperation, Target } from './catalog/resolve-target.ts'
import { loadJson } from './json-files.ts'
import type { ReferencePage } from './reference-page.ts'

/** What takes the place of the overview. */
export interface Content {
  /** Build that printed it. */
  build: string | undefined
  title: string
  html: string
}

/** Path of a file of the engine, as it is served. */
export const servedPath = (path: string): string =>
  withBase(document.documentElement.dataset.base ?? '/', path)

/** Loads what a target shows; undefined for the overview, which is in the page. */
export async function loadContent(page: ReferencePage, target: Target): Promise<Content | undefined> {
  switch (target.kind) {
    case 'overview':
    case 'missing':
      return undefined
    case 'all':
      return { build: undefined, title: page.texts.everything, html: '' }
    case 'group': {
      const { build, view, article } = await loadGroup(page, target.group)
      return { build, title: view.title, html: article }
    }
    case 'operation':
      return loadJson<OperationFragment>(pathOf(page, target.operation))
  }
}

/** Fetches what a target shows ahead of a click. */
export function prefetchContent(page: ReferencePage, target: Target): void {
  if (target.kind === 'operation')
    // The click itself says what is wrong.
    loadJson(pathOf(page, target.operation), 'low').catch(() => undefined)
  else if (target.kind === 'group') prefetchFragment(urlOf(page, target.group))
}

/** The page of a group. */
export function loadGroup(page: ReferencePage, group: CatalogGroup): Promise<Fragment> {
  return loadFragment(urlOf(page, group))
}

const pathOf = (page: ReferencePage, operation: CatalogOperation): string =>
  servedPath(operationFile(page.api, operation.id))

const urlOf = (page: ReferencePage, { id }: CatalogGroup): string =>
  page.catalog.groups.find((group) => group.id === id)?.url ?? ''
