import type { DocsConfig } from '../shared/config/config.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import type { Problem, SourceLocation } from '../shared/docs-error.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'

type Areas = DocsConfig['areas']

/** Finds the area whose folder contains a page. */
export function findArea(
  page: CompiledPage,
  { areas }: Pick<DocsConfig, 'areas'>,
): Areas[number] | undefined {
  if (page.kind === 'blogPost') return undefined
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
