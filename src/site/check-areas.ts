import type { DocsConfig } from '../shared/config/config.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import type { Place, Problem } from '../shared/docs-error.ts'
import { suggest } from '../shared/text/nearest.ts'

type Areas = DocsConfig['areas']

/** Areas that components name and the configuration does not have. */
export function checkAreas(pages: readonly CompiledPage[], areas: Areas): Problem[] {
  return pages
    .flatMap(({ areaReferences }) => areaReferences)
    .flatMap(({ href, file, line }) => checkArea(href, { file, line }, areas))
}

/** What is wrong with the name of an area, if anything. */
export function checkArea(name: string, at: Place, areas: Areas): Problem[] {
  const known = areas.map(({ id }) => id)
  if (known.includes(name)) return []
  return [
    {
      problem: `The area \`${name}\` is not in \`docs.config.ts\`.`,
      at,
      fix: suggest(name, known, 'Correct the name, or add the area.'),
    },
  ]
}
