import { getDownloads } from '../../shared/api/api-files.ts'
import type { PageView } from '../../shared/site/page.ts'
import { rootLevel, type SidebarItem } from '../../shared/site/sidebar.ts'
import type { Site, SiteApi } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase, removeBase } from '../../shared/urls.ts'
import type { LlmsPage, LlmsSection } from './llms-section.ts'

type SidebarData = Pick<Site, 'levels' | 'categoryDescriptions'>

interface GuideSelection {
  folder: string
  isIncluded(page: PageView): boolean
}

/** A sidebar with the folder of the section that it belongs to. */
interface SidebarSource {
  id: string
  levels: ReadonlyMap<string, SidebarItem[]>
  folder: string
}

const createSection = (title: string, folder: string): LlmsSection => ({
  title,
  description: '',
  folder,
  files: [],
  pages: [],
  sections: [],
})

/** Distributes pages to sections. Each page is in the first section that takes it. */
export class LlmsSectionBuilder {
  readonly #remaining: Map<string, PageView>
  readonly #site: SidebarData
  readonly #view: SiteView

  constructor(pages: readonly PageView[], { site, view }: { site: SidebarData; view: SiteView }) {
    this.#remaining = new Map(pages.map((page) => [page.url, page]))
    this.#site = site
    this.#view = view
  }

  /** Creates the section of an area: its sidebars, then its pages outside of them. */
  takeGuides(title: string, { folder, isIncluded }: GuideSelection): LlmsSection {
    const pages = [...this.#remaining.values()].filter(isIncluded)
    const sidebars = [...new Set(pages.flatMap(({ sidebar }) => sidebar?.id ?? []))]
    const section = createSection(title, folder)
    for (const id of sidebars) {
      const levels = this.#site.levels.get(id)
      if (levels !== undefined) this.#addItems(section, rootLevel, { id, levels, folder })
    }
    const others = pages.flatMap(({ url }) => this.#take(url))
    if (others.length > 0)
      section.sections.push({ ...createSection('Other pages', `${folder}pages/`), pages: others })
    return section
  }

  /** Creates the section of an API: its overview and downloads, and its groups with their pages. */
  takeApi({ loaded, pages }: SiteApi): LlmsSection {
    const { path, label, summary } = loaded.document
    const section = { ...createSection(label, path), description: summary, files: this.#listDownloads(path) }
    section.pages.push(...this.#take(addBase(this.#view.base, path)))
    const groups = new Map<string, LlmsSection>()
    for (const { path: pagePath, view } of pages) {
      const parent = groups.get(pagePath.replace(/[^/]+\/$/, ''))
      if (parent !== undefined) parent.pages.push(...this.#take(view.url))
      else {
        const group = createSection(view.title, pagePath)
        group.pages.push(...this.#take(view.url))
        groups.set(pagePath, group)
      }
    }
    section.sections.push(...groups.values())
    return section
  }

  /** Creates a section of the other pages that are wanted. */
  takeRest(title: string, folder: string, isIncluded: (page: PageView) => boolean): LlmsSection {
    const pages = [...this.#remaining.values()].filter(isIncluded)
    return { ...createSection(title, folder), pages: pages.flatMap(({ url }) => this.#take(url)) }
  }

  #addItems(section: LlmsSection, level: string, source: SidebarSource): void {
    for (const item of source.levels.get(level) ?? []) {
      if (item.kind === 'page') section.pages.push(...this.#take(item.url))
      if (item.kind !== 'category') continue
      const inner = createSection(item.label, `${source.folder}${toFolderName(item.id, source)}/`)
      inner.description = this.#site.categoryDescriptions.get(source.id)?.get(item.id) ?? ''
      // The link of a category is its landing page or its first page, which both come first.
      inner.pages.push(...this.#takeLanding(item.url, item.id))
      this.#addItems(inner, item.id, source)
      if (inner.pages.length + inner.sections.length > 0) section.sections.push(inner)
    }
  }

  /** Takes the landing page of a category. A page that is in an inner category isn't the landing page. */
  #takeLanding(url: string, category: string): LlmsPage[] {
    const position = this.#remaining.get(url)?.sidebar
    return position?.activePath.at(-1) === category ? this.#take(url) : []
  }

  #take(url: string): LlmsPage[] {
    const page = this.#remaining.get(url)
    if (page?.markdownUrl === undefined) return []
    this.#remaining.delete(url)
    const { title, fullTitle = title, markdownUrl, description } = page
    const path = removeBase(this.#view.base, markdownUrl) ?? markdownUrl
    return [{ title: fullTitle, url: this.#view.origin + markdownUrl, path, description }]
  }

  #listDownloads(path: string): LlmsPage[] {
    const { json, yaml, postman } = getDownloads(path)
    const createFile = (title: string, file: string, description: string): LlmsPage => {
      return { title, url: this.#view.origin + addBase(this.#view.base, file), path: file, description }
    }
    return [
      createFile('OpenAPI document, YAML', yaml, 'All operations and schemas.'),
      createFile('OpenAPI document, JSON', json, 'The same as JSON.'),
      createFile('Postman collection', postman, 'A request for each operation.'),
    ]
  }
}

/** Converts the ID of a category to the name of a folder: `area/node/~network` becomes `node/network`. */
const toFolderName = (id: string, { folder }: SidebarSource): string => {
  const area = folder.split('/').at(-2) ?? ''
  const name = id.startsWith(`${area}/`) ? id.slice(area.length + 1) : id
  return encodeURI(name.replaceAll('~', '')).replace(/\/+$/, '')
}
