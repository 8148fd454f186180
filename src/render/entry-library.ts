import type { CatalogTables } from '../shared/content/catalog.ts'
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
import { findOpenFence } from '../shared/content/fences.ts'
import type { ServerModule } from '../shared/output/server-module.ts'
import type { SiteEntry } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { makeLinksAbsolute } from './create-page-markdown.ts'
import { fillLinks } from './fill-links.ts'

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

interface RenderedEntry {
  html: string
  markdown: string
}

function renderEntry(entry: SiteEntry, { server, catalog, urls, site, read }: LibraryInput): RenderedEntry {
  const article = read(entry)
  // An entry can't list entries; otherwise, two could wait for each other.
  const library: EntryLibrary = { faq: [], releases: [], urls }
  const context = {
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
  }
  return {
    html: fillLinks(server.renderArticle({ article, context }), entry),
    markdown: makeLinksAbsolute(article.markdown, entry, site.origin),
  }
}

function toCategory(entry: SiteEntry, input: LibraryInput): FaqCategory {
  const { compiled } = entry
  const { html, markdown } = renderEntry(entry, input)
  const answers = html.split(/(?=<h2[ >])/).filter((piece) => piece.startsWith('<h2'))
  const texts = splitSections(markdown)
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
        markdown: texts[index] ?? '',
      }),
    ),
  }
}

function toRelease(entry: SiteEntry, input: LibraryInput): Release {
  const { id, title, fields } = entry.compiled
  const { html, markdown } = renderEntry(entry, input)
  const { area, date, kind } = fields
  return { id, area, date, kind: kind as ReleaseKind, title, html: html.trim(), markdown: markdown.trim() }
}

/** Returns the text below each heading of level two. A line of code may look like one. */
function splitSections(markdown: string): string[] {
  const sections: string[][] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    fence = findOpenFence(line, fence)
    if (fence === undefined && line.startsWith('## ')) sections.push([])
    else sections.at(-1)?.push(line)
  }
  return sections.map((lines) => lines.join('\n').trim())
}
