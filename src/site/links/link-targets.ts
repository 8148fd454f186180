import type { ApiDocument } from '../../shared/api/api-document.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLookup } from '../scopes/page-lookup.ts'

/** Everything that a link can point to, and the data that explains broken links. */
export interface LinkTargets {
  index: Pick<PageLookup, 'config' | 'byPath' | 'byFile'>
  files: LinkableFiles
  /** Paths of redirects and of pages without a source file, whose headings can't be linked to. */
  otherPaths: ReadonlySet<string>
  unpublished: UnpublishedPages
  /** API documents by the path of their overview: hashes on these pages are routes. */
  documents: ReadonlyMap<string, ApiDocument>
  /** New addresses by old path. Readers are redirected, but writers should link to the new address. */
  redirects: ReadonlyMap<string, string>
}

/** Files that can be linked to. */
export interface LinkableFiles {
  /** The site folder. */
  root: string
  /** Paths of the static folder, with a leading slash. */
  staticPaths: ReadonlySet<string>
  /** Adds a file of the content folder to the output. Returns its path below the base path. */
  addMedia(file: string): string
}

/** Files and paths of pages that the site doesn't have. */
interface UnpublishedPages {
  drafts: ReadonlySet<string>
  /** Pages that couldn't be read, so links to them can't be checked. */
  unread: ReadonlySet<string>
}

/** Lists the files and paths of drafts. */
export function listDrafts(pages: readonly CompiledPage[]): Set<string> {
  const drafts = pages.filter(({ frontMatter }) => frontMatter.draft)
  return new Set(drafts.flatMap(({ source, path }) => [source, path]))
}
