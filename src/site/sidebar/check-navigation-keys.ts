import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import type { ScopeNavigation } from './scope-navigation.ts'

/** Reports pages and sidebars that front matter names but that neither exist nor are `unread`. */
export function checkNavigationKeys(
  pages: readonly CompiledPage[],
  findGuides: (page: CompiledPage) => { navigation: ScopeNavigation },
  unread: ReadonlySet<string> = new Set(),
): Problem[] {
  return [...Map.groupBy(pages, findGuides)].flatMap(([{ navigation }, group]) =>
    checkPages(group, navigation, unread),
  )
}

function checkPages(
  pages: readonly CompiledPage[],
  navigation: ScopeNavigation,
  unread: ReadonlySet<string>,
): Problem[] {
  const ids = [...navigation.byId.keys(), ...unread]
  const sidebars = [...navigation.sidebars.keys()]
  return pages.flatMap(({ file, frontMatter }) => [
    ...findUnknownName({
      file,
      key: 'displayed_sidebar',
      name: frontMatter.displayed_sidebar,
      names: sidebars,
    }),
    ...findUnknownName({ file, key: 'pagination_prev', name: frontMatter.pagination_prev, names: ids }),
    ...findUnknownName({ file, key: 'pagination_next', name: frontMatter.pagination_next, names: ids }),
  ])
}

interface NamedKey {
  file: string
  key: string
  name: string | null | undefined
  names: readonly string[]
}

function findUnknownName({ file, key, name, names }: NamedKey): Problem[] {
  if (name === null || name === undefined || names.includes(name)) return []
  return [
    {
      problem: `\`${key}\` is \`${name}\`, which doesn't exist.`,
      at: { file, line: undefined },
      fix: suggestFix(name, names, 'Correct the name, or write `null` for none.'),
    },
  ]
}
