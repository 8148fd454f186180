import type { PageListing } from '../shared/site/list.ts'
import type { PageLink, PageView } from '../shared/site/page.ts'
import type { SiteView } from '../shared/site/site-view.ts'

/** Renders a list page as Markdown: its title and its list with absolute URLs. */
export function formatListMarkdown(view: PageView, list: PageListing, site: SiteView): string {
  const summary = view.description === '' ? '' : `> ${view.description}\n\n`
  const items = createListItems(list).map(({ label, url, more }) => {
    const text = more === '' ? '' : `: ${more}`
    return `- [${label}](${site.origin}${url})${text}`
  })
  return `# ${view.title}\n\n${summary}${items.join('\n')}\n\n---\n\nSource: ${site.origin}${view.url}\n`
}

function createListItems(list: PageListing): (PageLink & { more: string })[] {
  switch (list.kind) {
    case 'tags':
      return list.tags.map(({ label, url, count }) => ({ label, url, more: String(count) }))
    case 'guides':
      return list.guides.map(({ label, url, description }) => ({ label, url, more: description }))
    case 'posts':
      return list.posts.map(({ label, url, description, post }) => ({
        label,
        url,
        more: [post.date, description].filter((text) => text !== '').join(', '),
      }))
    case 'authors':
      return list.authors.map(({ name, url, count }) => ({ label: name, url, more: String(count) }))
  }
}
