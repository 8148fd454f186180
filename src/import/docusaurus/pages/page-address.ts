import { basename, posix } from 'node:path'
import { createPostRoute } from '../../../content/blog-post.ts'
import { fileToRoute, routeToPath } from '../../../content/file-to-route.ts'
import { stripNumberPrefix } from '../../../shared/content/number-prefix.ts'
import { readPostName } from '../blog/post-name.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { asText } from '../read/as-values.ts'
import type { ContentCollection } from './list-content-collections.ts'

interface PageFile {
  /** Below the folder of its collection. */
  path: string
  /** Path of the imported file below its folder. */
  cleanName: string
  frontMatter: Readonly<Record<string, unknown>>
}

export interface PageAddress {
  /** Path below the base that Docusaurus publishes the page at. */
  old: string
  /** `slug` that the page needs to keep it. */
  slug: string | undefined
  /** `id` that the page needs because its name begins with a number. */
  id: string | undefined
}

/** Finds the address of a page, and the `slug` that it needs in the new site to keep it. */
export function createPageAddress(file: PageFile, collection: ContentCollection): PageAddress {
  const id = createId(file, collection)
  if (collection.kind === 'blogPost') return { ...createPostAddress(file, collection), id }
  const slug = collection.kind === 'page' ? createPageSlug(file) : createDocSlug(file, collection)
  const old = posix.join(collection.routeBase, slug)
  const route = fileToRoute(file.cleanName)
  const defaultPath = routeToPath(route, collection.routeBase, undefined)
  const hasNewName = trimSlash(defaultPath) !== trimSlash(old)
  return { old, slug: hasNewName ? cleanSlug(slug) : undefined, id }
}

/**
 * Returns the address that relative links of a page start at. A partial's links start at the pages that show it, which are most
 * likely next to it.
 */
export function getLinkBase(page: DocusaurusPage, { config }: DocusaurusSite): string | undefined {
  const { address, routeBase, source, contentFolders } = page
  if (address === undefined) {
    const folder = contentFolders.find((path) => source.startsWith(`${path}/`))
    return folder === undefined
      ? routeBase
      : posix.join(routeBase, posix.dirname(posix.relative(folder, source)), '/')
  }
  if (config.trailingSlash === false) return trimSlash(address)
  return config.trailingSlash === true ? posix.join(address, '/') : address
}

const cleanSlug = (slug: string): string =>
  encodeURI(slug).includes('%') ? slug.replace(/[\s#?%]+/g, '-') : slug

const createPageSlug = ({ path, frontMatter }: PageFile): string => {
  const slug = asText(frontMatter.slug)
  if (slug !== undefined) return posix.join('/', slug)
  return `/${path.replace(/\.\w+$/, '')}`.replace(/\/index$/, '/')
}

/** Follows Docusaurus: an index file is its folder, and an `id` replaces the name of the file. */
function createDocSlug({ path, frontMatter }: PageFile, { hasNumberPrefixes }: ContentCollection): string {
  const strip = (name: string): string => (hasNumberPrefixes ? stripNumberPrefix(name) : name)
  const folders = posix.dirname(path) === '.' ? [] : posix.dirname(path).split('/')
  const folder = `/${folders.map((name) => `${strip(name)}/`).join('')}`
  const fileName = basename(path).replace(/\.mdx?$/, '')
  const slug = asText(frontMatter.slug)
  if (slug?.startsWith('/') === true) return slug
  const indexNames = ['index', 'readme', folders.at(-1)?.toLowerCase()]
  if (slug === undefined && indexNames.includes(fileName.toLowerCase())) return folder
  return posix.join(folder, slug ?? asText(frontMatter.id) ?? strip(fileName))
}

/** A post keeps its `slug`, which means the same in both. */
function createPostAddress(
  { path, cleanName, frontMatter }: PageFile,
  { routeBase }: ContentCollection,
): Omit<PageAddress, 'id'> {
  const slug = asText(frontMatter.slug)
  if (slug !== undefined) return { old: posix.join(routeBase, slug), slug: cleanSlug(slug) }
  const { slug: oldSlug } = readPostName(path)
  const old = posix.join(routeBase, oldSlug)
  const current = routeToPath(createPostRoute(fileToRoute(cleanName), undefined), routeBase, undefined)
  return { old, slug: trimSlash(old) === trimSlash(current) ? undefined : cleanSlug(oldSlug) }
}

/** Only guides have numbers in front of their names that aren't part of them. */
function createId({ cleanName, frontMatter }: PageFile, collection: ContentCollection): string | undefined {
  const name = basename(cleanName).replace(/\.mdx?$/, '')
  const keepsNumber = !collection.hasNumberPrefixes && stripNumberPrefix(name) !== name
  return keepsNumber && frontMatter.id === undefined ? name : undefined
}
