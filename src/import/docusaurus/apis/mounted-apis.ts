import { posix } from 'node:path'
import type { UserConfig } from '../../../shared/config/config.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { ImportedFile, OldAddress } from '../imported-site.ts'
import type { NewRedirect } from '../redirects/convert-redirects.ts'
import type { OldApiPage, SpecDocument } from './api-spec.ts'

export type ApiConfig = NonNullable<UserConfig['apis']>[number]

/** An API of the new site. */
export interface MountedApi {
  source: SpecDocument
  config: Omit<ApiConfig, 'releaseNotes'>
  /** Absolute path of the folder for pages of operations. Undefined if the API had one page. */
  folder: string | undefined
}

/** APIs that replace the pages that plugins generated from OpenAPI documents. */
export class MountedApis {
  readonly apis: readonly MountedApi[]
  readonly files = new Map<string, ImportedFile>()
  /** Pages that Docusaurus publishes, with their subject. */
  readonly pages: OldApiPage[] = []
  /** The same as addresses. */
  readonly addresses: OldAddress[] = []
  /** Pages of operations in the repository, which the new site doesn't have. */
  readonly generated: DocusaurusPage[] = []

  constructor(apis: readonly MountedApi[]) {
    this.apis = apis
  }

  /** Finds the API that a page or folder of guides belongs to, by its path without a version. */
  findByPath(path: string): MountedApi | undefined {
    return this.apis
      .filter(({ folder }) => folder !== undefined && (path === folder || path.startsWith(`${folder}/`)))
      .sort((a, b) => (b.folder?.length ?? 0) - (a.folder?.length ?? 0))[0]
  }

  /** Lists the APIs whose pages are in a folder of guides or below it. */
  listBelow(path: string): MountedApi[] {
    return this.apis.filter(({ folder }) => folder !== undefined && `${folder}/`.startsWith(`${path}/`))
  }

  /** Finds the API that published a page at an address. */
  findByAddress(address: string): MountedApi | undefined {
    const path = posix.join('/', address)
    const page = this.pages.find((candidate) => candidate.address === path)
    return page === undefined ? undefined : this.apis.find(({ config }) => config.id === page.api)
  }

  /** Adds an address that leads to the overview of the API with a URL. */
  addOverviewAddress(address: string, url: string): void {
    const api = this.apis.find(({ config }) => config.url === url)
    if (api === undefined || this.findByAddress(address) !== undefined) return
    this.addPage({ address, api: api.config.id, subject: { kind: 'overview' } }, api.config.document ?? '')
  }

  /** Turns redirects to pages of operations into pages of these operations, because their addresses aren't known yet. */
  takeRedirects(redirects: readonly NewRedirect[]): NewRedirect[] {
    const byAddress = new Map(this.pages.map((page) => [trimSlash(page.address), page]))
    return redirects.filter(({ from, to }) => {
      const page = byAddress.get(trimSlash(to.replace(/[?#].*$/, '')))
      if (page !== undefined) this.pages.push({ ...page, address: from })
      return page === undefined
    })
  }

  addPage(page: OldApiPage, file: string): void {
    this.pages.push(page)
    this.addresses.push({ address: page.address, file })
  }
}
