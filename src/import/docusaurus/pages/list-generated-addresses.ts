import { posix } from 'node:path'
import { slug } from 'github-slugger'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { asText, asTexts } from '../read/as-values.ts'

/** Creates the redirect of the list with the titles of all posts, which the new site doesn't have. */
export function createArchiveRedirect(
  { blogs: [blog] }: DocusaurusSite,
  used: readonly string[],
): { from: string; to: string }[] {
  if (blog === undefined || blog.options.archiveBasePath === null) return []
  const from = posix.join(blog.routeBase, asText(blog.options.archiveBasePath) ?? 'archive')
  return used.includes(blog.routeBase) && !used.includes(from) ? [{ from, to: blog.routeBase }] : []
}

/** Lists the addresses of lists that Docusaurus generates: of the blog, and of tags. */
export function listGeneratedAddresses(site: DocusaurusSite, pages: readonly DocusaurusPage[]): string[] {
  const [blog] = site.blogs
  const posts = pages.filter(({ kind }) => kind === 'blogPost')
  const inBlog =
    blog === undefined || posts.length === 0 ? [] : [blog.routeBase, ...listTags(posts, blog.routeBase)]
  const guides = site.docs.flatMap(({ versions }) =>
    versions.flatMap((version) =>
      listTags(
        pages.filter((page) => page.kind === 'doc' && page.routeBase === version.path),
        version.path,
      ),
    ),
  )
  return [...inBlog, ...guides]
}

function listTags(pages: readonly DocusaurusPage[], routeBase: string): string[] {
  const tags = new Set(pages.flatMap(({ frontMatter }) => asTexts(frontMatter.tags)))
  return tags.size === 0
    ? []
    : [posix.join(routeBase, 'tags'), ...[...tags].map((tag) => posix.join(routeBase, 'tags', slug(tag)))]
}
