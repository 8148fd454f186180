import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import { createCategoryId, type FaqCategory, type FaqItem } from '../shared/content/listed/faq.ts'
import type { FaqAndReleases, ListUrls } from '../shared/content/listed/faq-and-releases.ts'
import type { ReleaseKind } from '../shared/content/listed/release-kinds.ts'
import type { Release } from '../shared/content/listed/releases.ts'
import type { ArticleMarkdownInput, RenderModule } from '../shared/output/render-module.ts'
import type { SiteListedFile } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { fillLinks } from './fill-links.ts'
import { createMarkdownUrlResolver } from './markdown/resolve-markdown-url.ts'

interface LibraryInput {
  listedFiles: readonly SiteListedFile[]
  urls: ListUrls
  theme: RenderModule
  catalog: CatalogTables
  site: SiteView
  read(listedFile: SiteListedFile): CompiledArticle
}

/** Renders questions and releases when a page first needs them. Most threads never render such a page. */
export function renderFaqAndReleases(input: LibraryInput): FaqAndReleases {
  let faq: FaqCategory[] | undefined
  let releases: Release[] | undefined
  const filterFiles = (kind: string): SiteListedFile[] =>
    input.listedFiles.filter(({ compiled }) => compiled.kind === kind)
  return {
    get faq() {
      faq ??= filterFiles('faq').map((listedFile) => toCategory(listedFile, input))
      return faq
    },
    get releases() {
      releases ??= filterFiles('release').map((listedFile) => toRelease(listedFile, input))
      return releases
    },
    urls: input.urls,
  }
}

/** Creates what both forms of a file are rendered from. */
function createArticleInput(listedFile: SiteListedFile, input: LibraryInput): ArticleMarkdownInput {
  const { catalog, urls, site, read } = input
  // A listed file has no lists itself; otherwise, two could wait for each other.
  const library: FaqAndReleases = { faq: [], releases: [], urls }
  return {
    article: read(listedFile),
    context: {
      catalog,
      area: listedFile.compiled.fields.area,
      title: listedFile.compiled.title,
      site,
      // Questions and releases exist in the default locale only.
      locale: site.locales[0],
      messages: {},
      topics: {},
      library,
      operationUrl: () => undefined,
    },
    resolveUrl: createMarkdownUrlResolver(listedFile, undefined, site),
    notePrefix: `${listedFile.compiled.id.replace(/[^\w-]+/g, '-')}-`,
  }
}

function toCategory(listedFile: SiteListedFile, input: LibraryInput): FaqCategory {
  const { compiled } = listedFile
  const articleInput = createArticleInput(listedFile, input)
  const html = fillLinks(input.theme.renderArticle(articleInput), listedFile)
  const answers = html.split(/(?=<h2[ >])/).filter((piece) => piece.startsWith('<h2'))
  const texts = input.theme.renderSectionsMarkdown(articleInput)
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

function toRelease(listedFile: SiteListedFile, input: LibraryInput): Release {
  const { id, title, fields } = listedFile.compiled
  const { area, date, kind } = fields
  const articleInput = createArticleInput(listedFile, input)
  return {
    id,
    area,
    date,
    kind: kind as ReleaseKind,
    title,
    html: fillLinks(input.theme.renderArticle(articleInput), listedFile).trim(),
    markdown: input.theme.renderArticleMarkdown(articleInput),
  }
}
