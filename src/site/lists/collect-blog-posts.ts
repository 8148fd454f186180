import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { Author, BlogScope } from '../../shared/content/scope.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { addLocale } from '../../shared/site/locales.ts'
import type { AuthorView, PostView } from '../../shared/site/page.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import { addBase } from '../../shared/urls.ts'
import { collectTags, type TagCollection } from './collect-tags.ts'

/** Words per minute. */
const readingSpeed = 200

/** The posts of one language. */
export interface Blog {
  config: NonNullable<DocsConfig['blog']>
  locale: string
  /** Path below the base path. */
  path: string
  /** Newest first, without unlisted posts. */
  posts: CompiledPage[]
  tags: TagCollection
  /** Authors of listed posts, by name. */
  authors: BlogAuthor[]
  createPostView(page: CompiledPage): PostView | undefined
  problems: Problem[]
}

export interface BlogAuthor {
  view: AuthorView
  author: Author
  /** Path of the page with the author's posts. */
  path: string
  posts: CompiledPage[]
}

/** Sorts the posts of a language and collects their authors and tags. Undefined on a site without a blog. */
export function collectBlogPosts(
  scope: BlogScope,
  {
    config,
    pages,
    staticPaths,
  }: { config: DocsConfig; pages: readonly CompiledPage[]; staticPaths: ReadonlySet<string> },
): Blog | undefined {
  if (config.blog === undefined) return undefined
  const path = addLocale(config.blog.routeBase, scope.locale, config)
  const allPosts = pages
    .filter(({ kind, locale }) => kind === 'blogPost' && locale === scope.locale)
    .sort(compareByDate)
  const posts = allPosts.filter(({ frontMatter }) => !frontMatter.unlisted)
  const tags = collectTags({ pages: allPosts, file: scope.tags, path: `${path}tags/`, locale: scope.locale })
  const authors = [...(scope.authors ?? [])]
  const views = new Map(
    authors.map(([key, author]) => [key, createAuthorView(key, author, { base: config.base, path })]),
  )
  const findPostsBy = (key: string): CompiledPage[] =>
    posts.filter(({ frontMatter }) => frontMatter.authors.includes(key))
  const blogAuthors = authors.flatMap(([key, author]): BlogAuthor[] => {
    const view = views.get(key)
    const authorPosts = findPostsBy(key)
    return view === undefined || authorPosts.length === 0
      ? []
      : [{ view, author, path: createAuthorPath(key, path), posts: authorPosts }]
  })
  const compare = new Intl.Collator(scope.locale).compare
  return {
    config: config.blog,
    locale: scope.locale,
    path,
    posts,
    tags,
    authors: blogAuthors.sort((a, b) => compare(a.view.name, b.view.name)),
    createPostView: ({ post, frontMatter }) =>
      post && {
        date: post.date,
        minutes: Math.max(1, Math.round(post.words / readingSpeed)),
        authors: frontMatter.authors.map((key) => views.get(key)).filter((view) => view !== undefined),
      },
    problems: [...tags.problems, ...checkAuthors(allPosts, scope), ...checkPictures(scope, staticPaths)],
  }
}

function compareByDate(a: CompiledPage, b: CompiledPage): number {
  const [first = '', second = ''] = [a.post?.date, b.post?.date]
  if (first !== second) return first < second ? 1 : -1
  return a.path < b.path ? -1 : 1
}

const createAuthorPath = (key: string, path: string): string => `${path}authors/${key}/`

function createAuthorView(
  key: string,
  { name, title, image }: Author,
  { base, path }: { base: string; path: string },
): AuthorView {
  return {
    name,
    title,
    url: addBase(base, createAuthorPath(key, path)),
    image: image === undefined ? undefined : addBase(base, image),
  }
}

function checkAuthors(posts: readonly CompiledPage[], { authors, authorsFile }: BlogScope): Problem[] {
  if (authors === undefined) return []
  return posts.flatMap(({ file, frontMatter }) =>
    frontMatter.authors
      .filter((key) => !authors.has(key))
      .map((key) => ({
        problem: `The author \`${key}\` is not in \`${authorsFile}\`.`,
        at: { file, line: undefined },
        fix: suggestFix(key, authors.keys(), `Add the author to \`${authorsFile}\`, or correct the name.`),
      })),
  )
}

function checkPictures({ authors, authorsFile }: BlogScope, staticPaths: ReadonlySet<string>): Problem[] {
  return [...(authors ?? [])].flatMap(([key, { image }]): Problem[] =>
    image === undefined || staticPaths.has(image)
      ? []
      : [
          {
            problem: `The picture \`${image}\` of the author \`${key}\` does not exist.`,
            at: { file: authorsFile, line: undefined },
            fix: suggestFix(
              image,
              staticPaths,
              `Put the file at \`static${image}\`, or remove \`image_url\`.`,
            ),
          },
        ],
  )
}
