import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { addLocale } from '../../shared/site/locales.ts'
import { getVersionPath } from '../../shared/site/versions.ts'
import type { PageLookup } from './page-lookup.ts'

/** Finds the start page of a version. */
export function findStartPage(
  { name, mainDocId }: Pick<DocsConfig['versions'][number], 'name' | 'mainDocId'>,
  locale: string,
  { config, byPath, findById }: PageLookup,
): CompiledPage | undefined {
  const page = byPath.get(addLocale(getVersionPath(name, config), locale, config))
  if (page !== undefined) return page
  const id = mainDocId ?? config.docs.landing
  return id === undefined ? undefined : findById({ kind: 'doc', locale, version: name, id })
}
