import type { CompiledPage } from '../shared/content/compiled-page.ts'
import type { Problem } from '../shared/docs-error.ts'
import { suggest } from '../shared/text/nearest.ts'
import type { Navigation } from './sidebar/navigation.ts'

/** Pages and sidebars that front matter names and the site does not have. */
export function checkFrontMatter(pages: readonly CompiledPage[], navigation: Navigation): Problem[] {
  const ids = [...navigation.byId.keys()]
  const sidebars = [...navigation.sidebars.keys()]
  return pages.flatMap(({ file, frontMatter }) => [
    ...unknownNames({ file, key: 'displayed_sidebar', name: frontMatter.displayed_sidebar, known: sidebars }),
    ...unknownNames({ file, key: 'pagination_prev', name: frontMatter.pagination_prev, known: ids }),
    ...unknownNames({ file, key: 'pagination_next', name: frontMatter.pagination_next, known: ids }),
  ])
}

interface Naming {
  file: string
  key: string
  name: string | null | undefined
  known: readonly string[]
}

function unknownNames({ file, key, name, known }: Naming): Problem[] {
  if (name === null || name === undefined || known.includes(name)) return []
  return [
    {
      problem: `\`${key}\` is \`${name}\`, which does not exist.`,
      at: { file, line: undefined },
      fix: suggest(name, known, 'Correct the name, or write `null` for none.'),
    },
  ]
}
