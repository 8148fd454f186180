import type { DocsConfig } from '../shared/config/config.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import type { Problem, SourceLocation } from '../shared/docs-error.ts'
import { getLocalePath } from '../shared/site/locales.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'

type Areas = DocsConfig['areas']

/** Finds the area whose folder contains a page, or whose API the page is the overview of. */
export function findArea(page: CompiledPage, config: DocsConfig): Areas[number] | undefined {
  const { areas } = config
  if (page.kind === 'blogPost') return undefined
  if (page.kind === 'apiReference') {
    const path = `/${page.path.slice(getLocalePath(page.locale, config).length)}`
    const api = config.apis.find(({ url }) => url === path)
    return areas.find(({ id }) => id === api?.id)
  }
  return areas.find(({ folder }) => page.id === folder || page.id.startsWith(`${folder}/`))
}

/** Reports areas that components name but the configuration doesn't define. */
export function checkAreas(pages: readonly CompiledPage[], areas: Areas): Problem[] {
  return pages
    .flatMap(({ areaLookups: areaReferences }) => areaReferences)
    .flatMap(({ href, file, line }) => checkArea(href, { file, line }, areas))
}

/** Reports the name of an area that doesn't exist. */
export function checkArea(name: string, at: SourceLocation, areas: Areas): Problem[] {
  const ids = areas.map(({ id }) => id)
  if (ids.includes(name)) return []
  return [
    {
      problem: `The area \`${name}\` is not in \`docs.config.ts\`.`,
      at,
      fix: suggestFix(name, ids, 'Correct the name, or add the area.'),
    },
  ]
}
