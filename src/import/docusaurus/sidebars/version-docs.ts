import { posix } from 'node:path'
import { fileToRoute } from '../../../content/file-to-route.ts'
import { readNumberPrefix, stripNumberPrefix } from '../../../shared/content/number-prefix.ts'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { asText } from '../read/as-values.ts'

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
  settings: UnknownObject
}

/** The guides of one version in the default locale. */
export class VersionDocs {
  readonly docs: readonly Doc[]
  readonly folders: readonly FolderSettings[]
  /** Labels that sidebars give to pages. */
  readonly labels = new Map<DocusaurusPage, string>()
  readonly #byId: ReadonlyMap<string, Doc>

  constructor(docs: readonly Doc[], folders: readonly FolderSettings[]) {
    this.docs = docs
    this.folders = folders
    this.#byId = new Map(docs.flatMap((doc) => [[doc.newId, doc] as const, [doc.id, doc] as const]))
  }

  find(id: string): Doc | undefined {
    return this.#byId.get(id) ?? this.#byId.get(id.replace(/^\/|\/$/g, ''))
  }

  /** Lists the guides of a folder and its folders, in the order of the sidebar. */
  listFolder(folder: string): Doc[] {
    const inside = folder === '' ? '' : `${folder}/`
    return this.docs
      .filter((doc) => `${doc.folder}/`.startsWith(inside) || folder === '')
      .sort(
        (a, b) =>
          (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE) || (a.newId < b.newId ? -1 : 1),
      )
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
    title:
      asText(page.frontMatter.sidebar_label) ??
      asText(page.frontMatter.title) ??
      readHeading(page.text) ??
      posix.basename(newId),
    position: Number.isFinite(position) ? position : undefined,
  }
}

const readHeading = (text: string): string | undefined =>
  text.match(/^#\s+(.+?)\s*(?:\{#[^}]*\})?\s*$/m)?.[1]?.replace(/[*_`]/g, '')

/** Reads the link of a category: a page, a generated list, or nothing. */
export function readCategoryLink(
  value: unknown,
): { kind: 'doc'; id: string } | { kind: 'generated'; link: UnknownObject } | undefined {
  if (!isObject(value)) return undefined
  const { type, id } = toObject(value)
  if (type === 'doc') return { kind: 'doc', id: asText(id) ?? '' }
  return type === 'generated-index' ? { kind: 'generated', link: value } : undefined
}
