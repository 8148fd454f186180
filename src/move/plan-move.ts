import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isCategoryFile } from '../content/data/load-categories.ts'
import type { Collection } from '../content/load-pages.ts'
import { listFiles } from '../content/source-files.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName } from '../shared/config/config-file.ts'
import { redirectFile } from '../shared/redirects.ts'
import { ledgerFile } from '../shared/site/ledger.ts'
import { getDefaultLocale, getSourcePath } from '../shared/site/locales.ts'
import type { Site } from '../shared/site/site.ts'
import { getVersionFolder } from '../shared/site/versions.ts'
import { findFolderId, findMovedAddresses, findMovedFolders } from './find-moved-addresses.ts'
import { groupMovedPages } from './group-moved-pages.ts'
import type { Move, MovedSite, Rename } from './moved-site.ts'
import { planRenames } from './plan-renames.ts'
import { renameInText } from './rename-in-text.ts'
import { rewriteCategory } from './rewrite-category.ts'
import { type ConfigFile, rewriteConfig, rewriteConfigModule } from './rewrite-config.ts'
import { rewriteLinks } from './rewrite-links.ts'
import { rewriteRedirects } from './rewrite-redirects.ts'

interface MoveInput {
  root: string
  config: DocsConfig
  collections: readonly Collection[]
  site: Site
  rename: Rename
  /** Label of the group that a page joins, in a folder with groups. */
  group: string | undefined
  /** Whether an address was published, and so needs a redirect. */
  isPublished(address: string): boolean
}

/** Everything that a move changes on disk. */
export interface MovePlan {
  move: Move
  /** New contents by old path. */
  texts: ReadonlyMap<string, string>
}

/** Plans the move of a file or folder. Reads the site and changes nothing. Throws a `DocsError` if it's impossible. */
export function planMove(input: MoveInput): MovePlan {
  const { root, rename, config } = input
  const files = planRenames(root, rename)
  const pages = input.site.pages.map(({ compiled }) => compiled)
  const defaultLocale = getDefaultLocale(config).id
  const moved = findMovedAddresses({ files, pages, collections: input.collections, defaultLocale })
  const move: Move = {
    ...rename,
    ...moved,
    files,
    redirectedAddresses: moved.redirectedAddresses.filter(input.isPublished),
    folders: findMovedFolders(rename, files),
  }
  const site: MovedSite = {
    base: config.base,
    fileNames: new Set([...listFiles(root, 'content'), ...listFiles(root, 'static')].map(({ path }) => path)),
    pageAddresses: new Map(pages.map(({ file, path }) => [file, path])),
    addresses: new Set(pages.map(({ path }) => path)),
  }
  const texts = rewriteFiles({ root, config, move, site })
  groupMovedPages({ root, move, texts, group: input.group })
  return { move, texts }
}

interface RewriteInput extends Omit<ConfigFile, 'text'> {
  root: string
}

/** Rewrites all files that name something that moves. Returns those that change. */
function rewriteFiles(input: RewriteInput): Map<string, string> {
  const { root, move } = input
  const names = [...input.site.fileNames].filter((name) => name.startsWith('content/') && name !== ledgerFile)
  const needsTable = move.redirectedAddresses.length > 0 && !names.includes(redirectFile)
  const texts = new Map<string, string>(
    needsTable ? [[redirectFile, rewriteRedirects('', move, input.site)]] : [],
  )
  for (const name of [...names, ...listConfigFiles(root)]) {
    if (!/\.(?:mdx?|ya?ml|json|tsv|[cm]?[jt]s)$/.test(name)) continue
    const text = readFileSync(join(root, name), 'utf8')
    const rewritten = rewriteFile(name, text, input)
    if (rewritten !== text) texts.set(name, rewritten)
  }
  return texts
}

function rewriteFile(name: string, text: string, { config, move, site }: RewriteInput): string {
  if (name === configFileName) return rewriteConfig({ text, config, move, site })
  if (name === redirectFile) return rewriteRedirects(text, move, site)
  if (/\.mdx?$/.test(name)) return rewritePage(name, text, { move, site })
  const renamed = renameInText(text, move, site)
  if (isCategoryFile(name) && isInVersion(name, move.version))
    return rewriteCategory({ text: renamed, folder: findFolderId(name) }, move)
  return name.startsWith('content/') ? renamed : rewriteConfigModule(text, move, site)
}

function rewritePage(name: string, text: string, context: { move: Move; site: MovedSite }): string {
  const linked = rewriteLinks(text, name, context)
  if (!isInVersion(name, context.move.version)) return linked
  return linked.replace(
    /(?<=^pagination_(?:prev|next):[ \t]*["']?)[^"'\s]+(?=["']?[ \t]*$)/gm,
    (id) => context.move.ids.get(id) ?? id,
  )
}

/** Whether a file is one of the guides of a version, or a translation of one. */
const isInVersion = (file: string, version: string | undefined): boolean =>
  version !== undefined && getSourcePath(file).startsWith(`${getVersionFolder(version)}/`)

/** Lists `docs.config.ts` and the files next to it that it imports. */
function listConfigFiles(root: string): string[] {
  const text = readFileSync(join(root, configFileName), 'utf8')
  const imports = [...text.matchAll(/from\s+['"](\.[^'"]+)['"]/g)].map(([, path = '']) =>
    posix.normalize(path),
  )
  return [configFileName, ...imports.filter((path) => !path.startsWith('..') && existsSync(join(root, path)))]
}
