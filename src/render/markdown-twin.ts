import type { CompiledArticle } from '../shared/compiled-page.ts'
import type { SitePage } from '../shared/site.ts'
import type { SiteView } from '../shared/site-view.ts'

/** The page as Markdown, for readers' tools: title, description, and the text with absolute links. */
export function createMarkdownTwin(page: SitePage, article: CompiledArticle, site: SiteView): string {
  const { title, description, url } = page.view
  const addresses = new Map(page.compiled.links.map(({ href }, index) => [href, page.links[index] ?? href]))
  const body = article.markdown.replace(/(\]\(|href=")([^)\s"]+)/g, (whole, before: string, href: string) => {
    const address = addresses.get(href)
    return address === undefined ? whole : `${before}${absolute(address, site.origin + url)}`
  })
  const summary = description === '' ? '' : `> ${description}\n\n`
  return `# ${title}\n\n${summary}${body}\n\n---\n\nSource: ${site.origin}${url}\n`
}

function absolute(address: string, from: string): string {
  return new URL(address, from).href
}
