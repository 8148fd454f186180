import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CachedApi } from '../shared/api/loaded-api.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName, type FindConfigLine } from '../shared/config/config-file.ts'
import type { CompiledPage, ListedFile } from '../shared/content/compiled-page.ts'
import type { DocsScope } from '../shared/content/scope.ts'
import type { Problem, SourceLocation } from '../shared/docs-error.ts'
import type { SidebarItemConfig } from '../shared/site/sidebar-item-config.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'

/** Everything that may name an icon. */
export interface IconUsers {
  root: string
  config: DocsConfig
  /** Pages of all collections, including drafts. */
  pages: readonly CompiledPage[]
  listedFiles: readonly ListedFile[]
  docs: readonly DocsScope[]
  apis: readonly CachedApi[]
  findConfigLine: FindConfigLine
}

interface IconUse {
  name: string
  locate(): SourceLocation
}

/** Reports icons that the site's file of icons doesn't have. A file that is missing as a whole is reported once. */
export function checkIcons(users: IconUsers): Problem[] {
  const uses = listIconUses(users)
  const { icons } = users.config.brand
  if (icons === undefined) return uses.map(createMissingFileProblem)
  const names = uses.length === 0 ? [] : readSymbols(join(users.root, 'static', icons))
  if (names === undefined) return []
  return uses
    .filter(({ name }) => !names.includes(name))
    .map(({ name, locate }) => ({
      problem: `The icon is \`${name}\`, but \`static${icons}\` has no such symbol.`,
      at: locate(),
      fix: suggestFix(name, names, `Add \`<symbol id="${name}">\` to the file, or remove the icon.`),
    }))
}

const createMissingFileProblem = ({ name, locate }: IconUse): Problem => ({
  problem: `The icon is \`${name}\`, but the site has no file of icons.`,
  at: locate(),
  fix: `Set \`brand.icons\` to an SVG file with \`<symbol id="${name}">\`, or remove the icon.`,
})

/** Lists the IDs of the symbols in a file. Undefined if there is no such file, which is reported with the brand. */
function readSymbols(file: string): string[] | undefined {
  try {
    return [...readFileSync(file, 'utf8').matchAll(/<symbol\b[^>]*\sid="([^"]*)"/g)].map(([, id = '']) => id)
  } catch {
    return undefined
  }
}

function listIconUses(users: IconUsers): IconUse[] {
  const { config, root, pages, listedFiles, docs, findConfigLine } = users
  const inFile = (file: string, name: string | undefined): IconUse[] =>
    name === undefined || name === ''
      ? []
      : [{ name, locate: () => ({ file, line: findLine(join(root, file), /^icon\s*:/) }) }]
  const ofConfig = (name: string | undefined, path: readonly PropertyKey[]): IconUse[] =>
    name === undefined
      ? []
      : [{ name, locate: () => ({ file: configFileName, line: findConfigLine([...path, 'icon']) }) }]
  const inConfig = (items: readonly SidebarItemConfig[], path: readonly PropertyKey[]): IconUse[] =>
    items.flatMap((item, index) => {
      if (typeof item === 'string' || item.kind !== 'category') return []
      const itemPath = [...path, index]
      return [...ofConfig(item.icon, itemPath), ...inConfig(item.items, [...itemPath, 'items'])]
    })
  return [
    ...config.areas.flatMap(({ icon }, index) => ofConfig(icon, ['areas', index])),
    ...config.search.popular.flatMap(({ icon }, index) => ofConfig(icon, ['search', 'popular', index])),
    ...Object.entries(config.sidebars).flatMap(([id, items]) => inConfig(items, ['sidebars', id])),
    ...config.versions.flatMap(({ sidebars = {} }, index) =>
      Object.entries(sidebars).flatMap(([id, items]) => inConfig(items, ['versions', index, 'sidebars', id])),
    ),
    ...docs.flatMap(({ categories }) => categories.flatMap(({ file, icon }) => inFile(file, icon))),
    ...pages.flatMap(({ file, frontMatter, iconLookups }) => [
      ...inFile(file, frontMatter.icon),
      ...iconLookups.map(({ href: name, ...at }) => ({ name, locate: () => at })),
    ]),
    ...listedFiles.flatMap(({ file, fields }) => inFile(file, fields.icon)),
    ...listApiIconUses(users),
  ]
}

/** Lists the icons of overviews and groups. In a document of others, whose mistakes are warnings, the key may mean something else. */
function listApiIconUses({ apis, config, root }: IconUsers): IconUse[] {
  const own = apis.filter(({ loaded }) =>
    config.apis.some(({ id, problems }) => id === loaded.document.id && problems === 'fail'),
  )
  return own.flatMap(({ files: [file = ''], loaded: { document } }) =>
    [document, ...document.groups].flatMap(({ icon: name }) => {
      if (name === undefined) return []
      const locate = (): SourceLocation => ({
        file,
        line: findLine(join(root, file), /^[\s'"{-]*x-icon\W/, name),
      })
      return [{ name, locate }]
    }),
  )
}

/** Finds the first line that matches a key and contains a name. */
function findLine(file: string, key: RegExp, name = ''): number | undefined {
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line) => key.test(line) && line.includes(name))
  return index === -1 ? undefined : index + 1
}
