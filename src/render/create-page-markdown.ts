import type { ApiIndexView } from '../shared/api/api-index.ts'
import { articleComponents, findComponentSpec } from '../shared/content/article-components.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import type { EntryLibrary, EntryList } from '../shared/content/entries.ts'
import { changeOutsideFences } from '../shared/content/fences.ts'
import type { SitePage } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { getMarkdownPath } from '../shared/urls.ts'

interface PageMarkdownContext {
  site: SiteView
  library: EntryLibrary
}

/** Renders a page as Markdown: title, description, and text with absolute links. */
export function createPageMarkdown(
  page: SitePage,
  article: CompiledArticle,
  context: PageMarkdownContext,
): string {
  const { site, library } = context
  const { title, description, url } = page.view
  const text = makeLinksAbsolute(article.markdown, page, site.origin + url)
  const lists = [...page.compiled.entryLists]
  // Lists of entries are replaced with their entries. The compiler recorded the elements in this order.
  const body = changeOutsideFences(text, (part) =>
    part.replace(codeOrList, (whole, element: string | undefined) => {
      const list = element === undefined ? undefined : lists.shift()
      return list === undefined ? whole : formatEntries(list, library)
    }),
  )
  const index = page.api === undefined ? '' : `\n\n${formatApiIndex(page.api, site.origin)}`
  const summary = description === '' ? '' : `> ${description}\n\n`
  return `# ${title}\n\n${summary}${body}${index}\n\n---\n\nSource: ${site.origin}${url}\n`
}

const entryListNames = Object.keys(articleComponents).filter(
  (name) => findComponentSpec(name)?.lists !== undefined,
)

/** Matches code, in which an element is only shown, or an element that prints entries. */
const codeOrList = new RegExp(`\`[^\`\n]+\`|(<(?:${entryListNames.join('|')})\\b[^>]*/>)`, 'g')

/** Fills in the URLs of links in Markdown. */
export function makeLinksAbsolute(
  markdown: string,
  { compiled, links }: { compiled: { links: readonly { href: string }[] }; links: readonly string[] },
  from: string,
): string {
  const addresses = new Map(compiled.links.map(({ href }, index) => [href, links[index] ?? href]))
  return markdown.replace(/(\]\(|href=")([^)\s"]+)/g, (whole, before: string, href: string) => {
    const address = addresses.get(href)
    return address === undefined ? whole : `${before}${new URL(address, from).href}`
  })
}

function formatEntries({ kind, isWhole, area, ids }: EntryList, library: EntryLibrary): string {
  if (ids !== undefined) {
    const questions = new Map(
      library.faq.flatMap((category) => category.questions).map((question) => [question.id, question]),
    )
    return ids
      .flatMap((id) => questions.get(id) ?? [])
      .map(({ question, markdown }) => `## ${question}\n\n${markdown}`)
      .join('\n\n')
  }
  const isListed = (entry: { area: string }): boolean => area === undefined || entry.area === area
  if (kind === 'release') {
    return library.releases
      .filter(isListed)
      .map(({ date, title, kind: change, markdown }) =>
        isWhole ? `## ${date}: ${title} (${change})\n\n${markdown}` : `- ${date}: ${title} (${change})`,
      )
      .join(isWhole ? '\n\n' : '\n')
  }
  return library.faq
    .filter(isListed)
    .map(({ title, questions }) => {
      const items = questions.map(({ question, markdown }) =>
        isWhole ? `### ${question}\n\n${markdown}` : `- ${question}`,
      )
      return `## ${title}\n\n${items.join(isWhole ? '\n\n' : '\n')}`
    })
    .join('\n\n')
}

/** Formats the index of an API as Markdown: groups with their operations, and the files that describe them. */
function formatApiIndex({ groups, downloads }: ApiIndexView, origin: string): string {
  const sections = groups.map(({ name, url, operations }) => {
    const lines = operations.map(({ method, path, title }) => `- \`${method} ${path}\`: ${title}`)
    return [`### [${name}](${origin}${getMarkdownPath(url)})`, lines.join('\n')].join('\n\n')
  })
  const files = Object.values(downloads).map((url) => `- ${origin}${url}`)
  return ['## Operations', ...sections, '## Files', files.join('\n')].join('\n\n')
}
