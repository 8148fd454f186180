import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocsConfig } from '../shared/config/config.ts'
import type { AdmonitionTitles } from '../shared/content/admonitions.ts'
import type { BlogScope, DocsScope } from '../shared/content/scope.ts'
import { collectProblems, DocsError, type Problem } from '../shared/docs-error.ts'
import { type AllMessages, type LocaleMessages, pageMessages } from '../shared/messages/page-messages.ts'
import { addLocale, getDefaultLocale, getSourcePath, getTranslationFolder } from '../shared/site/locales.ts'
import { getVersionFolder, getVersionPath } from '../shared/site/versions.ts'
import { findNearest } from '../shared/text/find-nearest.ts'
import { loadAuthors } from './data/load-authors.ts'
import { loadCategories } from './data/load-categories.ts'
import { loadTagFile } from './data/load-tags.ts'
import type { Collection } from './load-pages.ts'
import { isPageFile, toCollectionPath } from './routes.ts'
import { listFiles, type SourceFile } from './source-files.ts'

/** The pages of a site by folder and locale, with the settings of guides and blog. */
export interface Collections {
  collections: Collection[]
  docs: DocsScope[]
  blogs: BlogScope[]
}

const defaultNotFoundPage: SourceFile = {
  path: 'docent/404.md',
  absolute: fileURLToPath(new URL('./404.md', import.meta.url)),
}

/** Lists the pages of every version in every locale. An untranslated file replaces its missing translation. */
export function listCollections(root: string, config: DocsConfig, messages: LocaleMessages): Collections {
  const problems = checkFolders(root, config)
  if (problems.length > 0) throw new DocsError(problems)
  const locales = collectProblems(config.locales, ({ id }) => {
    const titles = createAdmonitionTitles(messages.get(id))
    return listLocale(root, config, { locale: id, version: undefined, titles })
  })
  return {
    collections: locales.flatMap(({ guides, pages, blog }) => [
      ...guides.map(({ collection }) => collection),
      ...pages,
      ...blog,
    ]),
    docs: locales.flatMap(({ guides }) => guides.map(({ scope }) => scope)),
    blogs: collectProblems(
      locales.flatMap(({ blog }) => blog),
      ({ locale, files }) => loadBlogScope(locale, files),
    ),
  }
}

interface LocaleCollections {
  guides: { scope: DocsScope; collection: Collection }[]
  pages: Collection[]
  /** One collection, or none without a blog. */
  blog: Collection[]
}

/** Lists the pages of one locale. All its collections share `base`. */
function listLocale(root: string, config: DocsConfig, base: CollectionBase): LocaleCollections {
  const { locale } = base
  const versions = config.versions.map(({ name }) => ({ name, folder: getVersionFolder(name) }))
  const folders = [
    'content/pages',
    ...(config.blog === undefined ? [] : ['content/blog']),
    ...versions.map(({ folder }) => folder),
  ]
  const folderFiles = collectProblems(folders, (folder) =>
    listTranslatedFiles(root, folder, { locale, config }),
  )
  const list = (folder: string): SourceFile[] => folderFiles[folders.indexOf(folder)] ?? []
  const createCollection = (kind: 'doc' | 'blogPost', folder: string, path: string): Collection => ({
    ...base,
    kind,
    folder,
    routeBase: addLocale(path, locale, config),
    files: list(folder),
  })
  const guides = versions.map(({ name, folder }) => {
    const files = list(folder)
    const categories = loadCategories(files, folder)
    const scope = { locale, version: name, categories, tags: loadTagFile(files, folder) }
    const collection = createCollection('doc', folder, getVersionPath(name, config))
    return { scope, collection: { ...collection, version: name } }
  })
  const pages = createPageCollections(list('content/pages'), {
    ...base,
    routeBase: addLocale('/', locale, config),
  })
  const blog =
    config.blog === undefined ? [] : [createCollection('blogPost', 'content/blog', config.blog.routeBase)]
  return { guides, pages, blog }
}

function loadBlogScope(locale: string, files: readonly SourceFile[]): BlogScope {
  const authors = files.find(({ path }) => /^authors\.ya?ml$/.test(toCollectionPath('content/blog', path)))
  return {
    locale,
    authors: loadAuthors(authors),
    authorsFile: authors?.path ?? 'content/blog/authors.yml',
    tags: loadTagFile(files, 'content/blog'),
  }
}

type CollectionScope = Pick<Collection, 'locale' | 'version' | 'titles' | 'routeBase'>
type CollectionBase = Omit<CollectionScope, 'routeBase'>

function createPageCollections(pages: readonly SourceFile[], collectionScope: CollectionScope): Collection[] {
  const isNotFound = ({ path }: SourceFile): boolean =>
    /^404\.mdx?$/.test(toCollectionPath('content/pages', path))
  const notFoundPages = pages.filter(isNotFound)
  const files = pages.filter((file) => !isNotFound(file))
  return [
    { ...collectionScope, folder: 'content/pages', kind: 'mdx', files },
    notFoundPages.length > 0
      ? { ...collectionScope, folder: 'content/pages', kind: 'notFound', files: notFoundPages }
      : { ...collectionScope, folder: 'docent', kind: 'notFound', files: [defaultNotFoundPage] },
  ]
}

const stripExtension = (path: string): string => path.replace(/\.mdx?$/, '')

/** Lists the files of a folder, in the locale if they're translated, and otherwise in the default locale. */
function listTranslatedFiles(
  root: string,
  folder: string,
  { locale, config }: { locale: string; config: DocsConfig },
): SourceFile[] {
  const files = listFiles(root, folder)
  if (locale === getDefaultLocale(config).id) return files
  const translations = listFiles(root, getTranslationFolder(folder, locale))
  const bySource = new Map(translations.map((file) => [stripExtension(getSourcePath(file.path)), file]))
  const sourcePaths = new Set(files.map(({ path }) => stripExtension(path)))
  const strays = translations.filter(
    ({ path }) =>
      isPageFile(toCollectionPath(folder, path)) && !sourcePaths.has(stripExtension(getSourcePath(path))),
  )
  if (strays.length > 0) throw new DocsError(strays.map((file) => createStrayTranslationProblem(file, files)))
  return files.map((file) => bySource.get(stripExtension(file.path)) ?? file)
}

function createStrayTranslationProblem({ path }: SourceFile, files: readonly SourceFile[]): Problem {
  const source = getSourcePath(path)
  const similar = findNearest(
    source,
    files.map((file) => file.path),
  )
  return {
    problem: `The file translates \`${source}\`, which doesn't exist.`,
    at: { file: path, line: undefined },
    fix:
      similar === undefined
        ? 'Write the page in the default language first.'
        : `Did you mean \`${similar}\`?`,
  }
}

/** Reports folders of versions and locales that the configuration doesn't name, and versions without a folder. */
function checkFolders(root: string, config: DocsConfig): Problem[] {
  const versions = config.versions.map(({ name }) => name)
  const locales = config.locales.map(({ id }) => id)
  const missing = versions.filter(
    (name) => name !== 'current' && !isFolder(join(root, getVersionFolder(name))),
  )
  return [
    ...checkFolderNames(root, { folder: 'content/versions', configuredNames: versions, what: 'version' }),
    ...checkFolderNames(root, { folder: 'content/i18n', configuredNames: locales, what: 'locale' }),
    ...missing.map((name) => ({
      problem: `The version \`${name}\` has no guides: there is no folder \`${getVersionFolder(name)}\`.`,
      at: { file: 'docs.config.ts', line: undefined },
      fix: 'Add the folder, or remove the version.',
    })),
  ]
}

function checkFolderNames(
  root: string,
  { folder, configuredNames, what }: { folder: string; configuredNames: readonly string[]; what: string },
): Problem[] {
  if (!isFolder(join(root, folder))) return []
  const names = readdirSync(join(root, folder)).filter((name) => isFolder(join(root, folder, name)))
  return names
    .filter((name) => !configuredNames.includes(name) && !name.startsWith('.'))
    .map((name) => ({
      problem: `The folder is named after the ${what} \`${name}\`, which the configuration doesn't have.`,
      at: { file: `${folder}/${name}`, line: undefined },
      fix: `Add it to \`${what}s\` in \`docs.config.ts\`, which has ${configuredNames.map((one) => `\`${one}\``).join(', ')}, or rename the folder.`,
    }))
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Returns the titles of admonitions in a language. Pages get them as values, because they don't depend on any other text. */
export function createAdmonitionTitles(messages: Partial<AllMessages> = {}): AdmonitionTitles {
  const { note, tip, info, warning, danger } = { ...pageMessages, ...messages }
  return { note, tip, info, warning, danger }
}
