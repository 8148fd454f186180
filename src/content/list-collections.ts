import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFolder } from '../disk/locate-file.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { admonitionKinds } from '../shared/content/admonition-kinds.ts'
import type { BlogScope, DocsScope } from '../shared/content/scope.ts'
import type { Problem, ProblemCollector } from '../shared/docs-error.ts'
import { type ArticleTexts, articleMessages } from '../shared/messages/article-messages.ts'
import { type AllMessages, pageMessages } from '../shared/messages/page-messages.ts'
import { pickFields } from '../shared/pick-fields.ts'
import { addLocale } from '../shared/site/locales.ts'
import { getVersionFolder, getVersionPath } from '../shared/site/versions.ts'
import { loadAuthors } from './data/load-authors.ts'
import { loadCategories } from './data/load-categories.ts'
import { loadTagFile } from './data/load-tags.ts'
import { toCollectionPath } from './file-to-route.ts'
import type { Collection } from './load-pages.ts'
import { type ListingContext, replaceMissingTranslations } from './replace-missing-translations.ts'
import type { SourceFile } from './source-files.ts'

/** The pages of a site by folder and locale, with the settings of guides and blog. */
export interface Collections {
  collections: Collection[]
  docs: DocsScope[]
  blogs: BlogScope[]
  /** Paths of the versions whose folder is missing, in each locale. */
  missingPaths: string[]
}

const defaultNotFoundPage: SourceFile = {
  path: 'docent/404.md',
  absolute: fileURLToPath(new URL('./404.md', import.meta.url)),
}

/** Lists the pages of every version in every locale. An untranslated file replaces its missing translation. */
export function listCollections(context: ListingContext): Collections {
  const { root, config, messages, collector } = context
  const missing = config.versions
    .map(({ name }) => name)
    .filter((name) => name !== 'current' && !isFolder(join(root, getVersionFolder(name))))
  collector.problems.push(...checkFolderNames(root, config), ...missing.map(createMissingVersionProblem))
  const locales = config.locales.map(({ id }) => {
    const texts = createArticleTexts(messages.get(id))
    return listLocale(context, { locale: id, version: undefined, texts, policy: config.contentPolicy })
  })
  return {
    collections: locales.flatMap(({ guides, pages, blog }) => [
      ...guides.map(({ collection }) => collection),
      ...pages,
      ...blog,
    ]),
    docs: locales.flatMap(({ guides }) => guides.map(({ scope }) => scope)),
    blogs: locales.flatMap(({ blog }) =>
      blog.map(({ locale, files }) => loadBlogScope(locale, files, collector)),
    ),
    missingPaths: config.locales.flatMap(({ id }) =>
      missing.map((name) => addLocale(getVersionPath(name, config), id, config)),
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
function listLocale(context: ListingContext, base: CollectionBase): LocaleCollections {
  const { config, collector } = context
  const { locale } = base
  const list = (folder: string): SourceFile[] => replaceMissingTranslations(folder, locale, context)
  const createCollection = (kind: 'doc' | 'blogPost', folder: string, path: string): Collection => ({
    ...base,
    kind,
    folder,
    routeBase: addLocale(path, locale, config),
    files: list(folder),
  })
  const guides = config.versions.map(({ name }) => {
    const folder = getVersionFolder(name)
    const collection = createCollection('doc', folder, getVersionPath(name, config))
    const { files } = collection
    const scope = {
      locale,
      version: name,
      categories: loadCategories(files, folder, collector),
      tags: collector.run(() => loadTagFile(files, folder), undefined),
    }
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

function loadBlogScope(locale: string, files: readonly SourceFile[], collector: ProblemCollector): BlogScope {
  const authors = files.find(({ path }) => /^authors\.ya?ml$/.test(toCollectionPath('content/blog', path)))
  return {
    locale,
    authors: collector.run(() => loadAuthors(authors), undefined),
    authorsFile: authors?.path ?? 'content/blog/authors.yml',
    tags: collector.run(() => loadTagFile(files, 'content/blog'), undefined),
  }
}

type CollectionScope = Pick<Collection, 'locale' | 'version' | 'texts' | 'policy' | 'routeBase'>
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

/** Reports folders of versions and locales that the configuration doesn't name. */
function checkFolderNames(root: string, { versions, locales }: DocsConfig): Problem[] {
  const versionNames = versions.map(({ name }) => name)
  const localeNames = locales.map(({ id }) => id)
  return [
    ...checkNames(root, { folder: 'content/versions', configuredNames: versionNames, what: 'version' }),
    ...checkNames(root, { folder: 'content/i18n', configuredNames: localeNames, what: 'locale' }),
  ]
}

const createMissingVersionProblem = (name: string): Problem => ({
  problem: `The version \`${name}\` has no guides: there is no folder \`${getVersionFolder(name)}\`.`,
  at: { file: 'docs.config.ts', line: undefined },
  fix: 'Add the folder, or remove the version.',
})

function checkNames(
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

/** Returns the texts of articles in a language. Pages get them as values, because they don't depend on any other text. */
export function createArticleTexts(messages: Partial<AllMessages> = {}): ArticleTexts {
  const all = { ...pageMessages, ...articleMessages, ...messages }
  return pickFields(all, [...admonitionKinds, 'usedVariables'])
}
