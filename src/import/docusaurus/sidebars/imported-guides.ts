import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { DocsInstance } from '../docusaurus-site.ts'
import type { Sidebars } from './convert-sidebars.ts'
import type { VersionDocs } from './version-docs.ts'

/** The guides of one version, converted. */
export interface GuideVersion {
  instance: DocsInstance
  version: DocsInstance['versions'][number]
  /** Name in the new site. */
  name: string
  docs: VersionDocs
  sidebars: Sidebars
}

/** The guides of all instances and versions. */
export class ImportedGuides {
  readonly versions: readonly GuideVersion[]
  readonly #main: DocsInstance | undefined

  constructor(versions: readonly GuideVersion[], main: DocsInstance | undefined) {
    this.versions = versions
    this.#main = main
  }

  isMain(instance: string): boolean {
    return this.#main?.id === instance
  }

  /** Finds the latest version that has a page. */
  findDocAddress(instance: string, id: string): string | undefined {
    for (const { docs } of this.#listLatest(instance)) {
      const address = docs.find(id)?.page.address
      if (address !== undefined) return address
    }
    return undefined
  }

  findSidebarAddress(instance: string, name: string): string | undefined {
    for (const { docs, sidebars } of this.#listLatest(instance)) {
      const first = findFirstPage(sidebars[name] ?? [], docs)
      if (first !== undefined) return first
    }
    return undefined
  }

  findVersionAddress(instance: string): string | undefined {
    const [latest] = this.#listLatest(instance)
    if (latest === undefined) return undefined
    const home = latest.docs.docs.find(
      ({ page }) => page.address !== undefined && trimSlash(page.address) === trimSlash(latest.version.path),
    )
    return home?.page.address ?? findFirstPage(Object.values(latest.sidebars).flat(), latest.docs)
  }

  #listLatest(instance: string): GuideVersion[] {
    return this.versions
      .filter((version) => version.instance.id === instance)
      .sort((a, b) => Number(b.version.isLast) - Number(a.version.isLast))
  }
}

/** Finds the address of the first page of a sidebar. */
function findFirstPage(items: readonly SidebarItemConfig[], docs: VersionDocs): string | undefined {
  for (const item of items) {
    const address =
      typeof item === 'string'
        ? docs.find(item)?.page.address
        : item.kind === 'folder'
          ? docs.listFolder(item.folder)[0]?.page.address
          : item.kind === 'category'
            ? (docs.find(item.landing ?? '')?.page.address ?? findFirstPage(item.items, docs))
            : undefined
    if (address !== undefined) return address
  }
  return undefined
}
