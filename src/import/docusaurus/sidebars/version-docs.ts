import { posix } from 'node:path'
import { slug } from 'github-slugger'
import { fileToRoute } from '../../../content/file-to-route.ts'
import { readNumberPrefix, stripNumberPrefix } from '../../../shared/content/number-prefix.ts'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { asText } from '../read/as-values.ts'
import { toSitePath } from '../read/url-paths.ts'

/** A guide with its IDs in both sites. */
export interface Doc {
  page: DocusaurusPage
  /** ID in Docusaurus. */
  id: string
  /** ID in the new site. */
  newId: string
  /** Folder in the new site's IDs, `''` for the top. */
  folder: string
  title: string
  position: number | undefined
}

/** Settings of a folder from `_category_.json` or `_category_.yml`. */
export interface FolderSettings {
  folder: string
  file: string
  settings: UnknownObject
}

/** A page, a link, or a category, which may be one that Docusaurus makes of a folder, with an address that it generates. */
type ListedItem =
  | Exclude<SidebarItemConfig, { kind: 'folder' | 'category' }>
  | (Extract<SidebarItemConfig, { kind: 'category' }> & { href?: string | undefined })

/** The guides of one version in the default locale. */
export class VersionDocs {
  readonly docs: readonly Doc[]
  readonly folders: readonly FolderSettings[]
  /** Labels that sidebars give to pages. */
  readonly labels = new Map<DocusaurusPage, string>()
  /** Addresses of the pages that Docusaurus generates, by their IDs in the new site. */
  readonly generated = new Map<string, string>()
  readonly #byId: ReadonlyMap<string, Doc>

  constructor(docs: readonly Doc[], folders: readonly FolderSettings[]) {
    this.docs = docs
    this.folders = folders
    this.#byId = new Map(docs.flatMap((doc) => [[doc.newId, doc] as const, [doc.id, doc] as const]))
  }

  find(id: string): Doc | undefined {
    return this.#byId.get(id) ?? this.#byId.get(id.replace(/^\/|\/$/g, ''))
  }

  hasFolder(folder: string): boolean {
    return this.docs.some((doc) => folder === '' || `${doc.folder}/`.startsWith(`${folder}/`))
  }

  /** Lists items. A folder among them is replaced by what is in it: pages, and a category for each folder. */
  listItems(items: readonly SidebarItemConfig[]): ListedItem[] {
    return items.flatMap((item) =>
      typeof item !== 'string' && item.kind === 'folder' ? this.#listFolder(item.folder) : [item],
    )
  }

  #listFolder(folder: string): ListedItem[] {
    const inside = folder === '' ? '' : `${folder}/`
    const depth = inside.split('/').length
    const below = this.docs.filter((doc) => folder === '' || `${doc.folder}/`.startsWith(inside))
    const pages = below
      .filter((doc) => doc.folder === folder)
      .map((doc) => ({ item: doc.newId, position: doc.position, name: doc.newId }))
    const folders = new Map(
      below
        .filter((doc) => doc.folder !== folder)
        .map((doc) => [doc.folder.split('/').slice(0, depth).join('/'), doc]),
    )
    const categories = [...folders].map(([name, doc]) => ({ ...this.#createCategory(name, doc), name }))
    return [...pages, ...categories]
      .sort(
        (a, b) =>
          (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE) || (a.name < b.name ? -1 : 1),
      )
      .map(({ item }) => item)
  }

  /** Creates the category of a folder with a guide in it or below it. A category with only a page is this page. */
  #createCategory(path: string, { folder, page }: Doc): { item: ListedItem; position: number | undefined } {
    const name = posix.basename(path)
    const folders = posix.dirname(page.out).split('/')
    const below = folder.split('/').length - path.split('/').length
    const { settings = {} } = this.folders.find((other) => toNewFolder(other.folder) === path) ?? {}
    const link = settings.link === null ? null : readCategoryLink(settings.link)
    const index = ['index', 'readme', name.toLowerCase()]
    const linked =
      link === undefined
        ? this.docs.find(
            (doc) => doc.folder === path && index.includes(posix.basename(doc.newId).toLowerCase()),
          )
        : link?.kind === 'doc'
          ? (this.find(link.id) ?? this.find(`${path}/${link.id}`))
          : undefined
    const label = asText(settings.label) ?? linked?.title ?? name
    const items = this.#listFolder(path).filter((item) => item !== linked?.newId)
    const position = Number(settings.position ?? readNumberPrefix(folders.at(-1 - below) ?? ''))
    const category: ListedItem = {
      kind: 'category',
      label,
      description: asText(settings.description) ?? asText(toObject(settings.customProps).description),
      landing: linked?.newId,
      href:
        link?.kind === 'generated' ? posix.join(page.routeBase, toCategorySlug(link.link, label)) : undefined,
      items,
    }
    return {
      position: Number.isFinite(position) ? position : undefined,
      item: linked !== undefined && items.length === 0 ? linked.newId : category,
    }
  }

  /** Finds the address of the first page of a sidebar. */
  findFirstPage(items: readonly SidebarItemConfig[]): string | undefined {
    for (const item of this.listItems(items)) {
      const address = this.#findItemPage(item)
      if (address !== undefined) return address
    }
    return undefined
  }

  #findItemPage(item: ListedItem): string | undefined {
    if (typeof item === 'string') return this.find(item)?.page.address
    if (item.kind === 'link') return item.href.startsWith('/') ? item.href : undefined
    const { landing = '' } = item
    return (
      item.href ??
      this.find(landing)?.page.address ??
      this.generated.get(landing) ??
      this.findFirstPage(item.items)
    )
  }

  /** Lists the items of the innermost category that leads to a guide or has it in it. Undefined if `items` don't have it. */
  findSiblings(items: readonly SidebarItemConfig[], id: string): readonly SidebarItemConfig[] | undefined {
    const listed = this.listItems(items)
    for (const item of listed) {
      if (item === id) return listed
      if (typeof item === 'string' || item.kind !== 'category') continue
      const found = item.landing === id ? item.items : this.findSiblings(item.items, id)
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** Creates the record of a guide. `folder` is the folder of its collection in the new site. */
export function createDoc(
  page: DocusaurusPage,
  { folder, path, hasNumberPrefixes }: { folder: string; path: string; hasNumberPrefixes: boolean },
): Doc {
  const strip = (text: string): string =>
    hasNumberPrefixes ? text.split('/').map(stripNumberPrefix).join('/') : text
  const name = strip(path.replace(/\.mdx?$/, ''))
  const frontId = asText(page.frontMatter.id)
  const join = (base: string, id: string | undefined): string =>
    id === undefined ? base : posix.join(posix.dirname(base), id)
  const route = fileToRoute(page.out.slice(folder.length + 1)).id
  const newId = join(route, page.id ?? frontId?.replaceAll(/[/\s]+/g, '-'))
  const position = Number(page.frontMatter.sidebar_position ?? readNumberPrefix(posix.basename(path)))
  return {
    page,
    id: join(name, frontId),
    newId,
    folder: posix.dirname(newId) === '.' ? '' : posix.dirname(newId),
    title: readTitle(page) ?? posix.basename(newId),
    position: Number.isFinite(position) ? position : undefined,
  }
}

/** Reads the name of a guide in sidebars. */
export const readTitle = ({ frontMatter, text }: DocusaurusPage): string | undefined =>
  asText(frontMatter.sidebar_label) ?? asText(frontMatter.title) ?? readHeading(text)

const readHeading = (text: string): string | undefined =>
  text.match(/^#\s+(.+?)\s*(?:\{#[^}]*\})?\s*$/m)?.[1]?.replace(/[*_`]/g, '')

export const toNewFolder = (folder: string): string => folder.split('/').map(stripNumberPrefix).join('/')

/** Returns the address of the page that Docusaurus generates for a category, below the version. */
export const toCategorySlug = (link: UnknownObject, label: string): string =>
  toSitePath(asText(link.slug) ?? `/category/${slug(label)}`)

/** Reads the link of a category: a page, a generated list, or nothing. */
export function readCategoryLink(
  value: unknown,
): { kind: 'doc'; id: string } | { kind: 'generated'; link: UnknownObject } | undefined {
  if (!isObject(value)) return undefined
  const { type, id } = toObject(value)
  if (type === 'doc') return { kind: 'doc', id: asText(id) ?? '' }
  return type === 'generated-index' ? { kind: 'generated', link: value } : undefined
}
