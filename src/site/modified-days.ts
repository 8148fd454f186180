import type { CachedApi } from '../shared/api/loaded-api.ts'
import type { CompiledFile, CompiledPage, ListedFile } from '../shared/content/compiled-page.ts'
import type { ContentList } from '../shared/content/listed/faq-and-releases.ts'

interface DaySources {
  /** Day of the last commit of each file. */
  lastUpdated: ReadonlyMap<string, string>
  listedFiles: readonly ListedFile[]
  apis: readonly CachedApi[]
}

/** Days of the last changes, ISO 8601. Undefined for what was never committed. */
export interface ModifiedDays {
  /** Day of a page, with the partials, the listed files, and the API document that it prints. */
  findPageDay(page: CompiledPage): string | undefined
  /** Day of an API document, by its path below the base. */
  findApiDay(path: string): string | undefined
}

/** Finds out when pages were last changed. The day in the front matter replaces all others. */
export function createModifiedDays({ lastUpdated, listedFiles, apis }: DaySources): ModifiedDays {
  const findFileDay = ({ file, partials, frontMatter }: CompiledFile): string | undefined =>
    frontMatter.last_update?.date ?? findNewestDay([file, ...partials].map((path) => lastUpdated.get(path)))
  const apiDays = new Map(
    apis.map(({ files, loaded }) => [
      loaded.document.path,
      findNewestDay(files.map((path) => lastUpdated.get(path))),
    ]),
  )
  const findApiDay = (path: string): string | undefined => apiDays.get(path)
  return {
    findApiDay,
    findPageDay(page) {
      const printed = page.contentLists.flatMap((list) =>
        listedFiles.filter((listedFile) => isPrinted(listedFile, list)),
      )
      return (
        page.frontMatter.last_update?.date ??
        findNewestDay([findFileDay(page), findApiDay(page.path), ...printed.map(findFileDay)])
      )
    },
  }
}

function isPrinted({ kind, fields, headings }: ListedFile, list: ContentList): boolean {
  if (kind !== list.kind) return false
  if (list.ids !== undefined) return headings.some(({ id }) => list.ids?.includes(id))
  return list.area === undefined || list.area === fields.area
}

/** Returns the newest of some days. */
export const findNewestDay = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
