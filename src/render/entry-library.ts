import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import {
  createCategoryId,
  type EntryLibrary,
  type EntryUrls,
  type FaqCategory,
  type FaqItem,
  type Release,
  type ReleaseKind,
} from '../shared/content/entries.ts'
import type { ArticleMarkdownInput, ServerModule } from '../shared/output/server-module.ts'
import type { SiteEntry } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { fillLinks } from './fill-links.ts'
import { createMarkdownUrlResolver } from './markdown/resolve-markdown-url.ts'

interface LibraryInput {
  entries: readonly SiteEntry[]
  urls: EntryUrls
  server: ServerModule
  catalog: CatalogTables
  site: SiteView
  /** Returns the article of an entry. */
  read(entry: SiteEntry): CompiledArticle
}

/** Renders entries when a page first needs them. Most threads never render such a page. */
export function createEntryLibrary(input: LibraryInput): EntryLibrary {
  let faq: FaqCategory[] | undefined
  let releases: Release[] | undefined
  const filterEntries = (kind: string): SiteEntry[] =>
    input.entries.filter(({ compiled }) => compiled.kind === kind)
  return {
    get faq() {
      faq ??= filterEntries('faq').map((entry) => toCategory(entry, input))
      return faq
    },
    get releases() {
      releases ??= filterEntries('release').map((entry) => toRelease(entry, input))
      return releases
    },
    urls: input.urls,
  }
}

/** Creates what both forms of an entry are rendered from. */
function createEntryInput(entry: SiteEntry, input: LibraryInput): ArticleMarkdownInput {
  const { catalog, urls, site, read } = input
  // An entry can't list entries; otherwise, two could wait for each other.
  const library: EntryLibrary = { faq: [], releases: [], urls }
  return {
    article: read(entry),
    context: {
      catalog,
      area: entry.compiled.fields.area,
      title: entry.compiled.title,
      site,
      // Entries exist in the default locale only.
      locale: site.locales[0],
      messages: {},
      topics: {},
      library,
      operationUrl: () => undefined,
    },
    resolveUrl: createMarkdownUrlResolver(entry, undefined, site),
    notePrefix: `${entry.compiled.id.replace(/[^\w-]+/g, '-')}-`,
  }
}

function toCategory(entry: SiteEntry, input: LibraryInput): FaqCategory {
  const { compiled } = entry
  const entryInput = createEntryInput(entry, input)
  const html = fillLinks(input.server.renderArticle(entryInput), entry)
  const answers = html.split(/(?=<h2[ >])/).filter((piece) => piece.startsWith('<h2'))
  const texts = input.server.renderSectionsMarkdown(entryInput)
  const questions = compiled.headings.filter(({ depth }) => depth === 2)
  return {
    id: createCategoryId(compiled.fields.area, compiled.id),
    area: compiled.fields.area,
    title: compiled.title,
    description: compiled.description,
    icon: compiled.fields.icon,
    questions: questions.map(
      ({ id, text }, index): FaqItem => ({
        id,
        question: text,
        html: (answers[index] ?? '').replace(/^<h2.*?<\/h2>/s, '').trim(),
        markdown: texts[index] ?? { text: '', notes: new Map() },
      }),
    ),
  }
}

function toRelease(entry: SiteEntry, input: LibraryInput): Release {
  const { id, title, fields } = entry.compiled
  const { area, date, kind } = fields
  const entryInput = createEntryInput(entry, input)
  return {
    id,
    area,
    date,
    kind: kind as ReleaseKind,
    title,
    html: fillLinks(input.server.renderArticle(entryInput), entry).trim(),
    markdown: input.server.renderArticleMarkdown(entryInput),
  }
}
