import { posix } from 'node:path'
import type { MountedApis } from '../apis/mounted-apis.ts'
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
  readonly #apis: MountedApis

  constructor(versions: readonly GuideVersion[], main: DocsInstance | undefined, apis: MountedApis) {
    this.versions = versions
    this.#apis = apis
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
    const [latest] = this.#listLatest(instance)
    return latest && this.#apis.findByPath(posix.join(latest.instance.folder, id))?.config.url
  }

  /** Returns the address of the API whose pages had an address. Other addresses don't change. */
  replaceApiAddress(address: string): string {
    return this.#apis.findByAddress(address)?.config.url ?? address
  }

  findSidebarAddress(instance: string, name: string): string | undefined {
    for (const { docs, sidebars } of this.#listLatest(instance)) {
      const first = docs.findFirstPage(sidebars[name] ?? [])
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
    return home?.page.address ?? latest.docs.findFirstPage(Object.values(latest.sidebars).flat())
  }

  #listLatest(instance: string): GuideVersion[] {
    return this.versions
      .filter((version) => version.instance.id === instance)
      .sort((a, b) => Number(b.version.isLast) - Number(a.version.isLast))
  }
}
