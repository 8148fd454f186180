import type { ApiDocument } from '../../shared/api/api-document.ts'
import { downloads } from '../../shared/api/api-files.ts'
import type { PlacedReference } from '../../shared/api/loaded-api.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { localePath } from '../../shared/site/locales.ts'
import type { Media } from '../../shared/site/site.ts'
import { referenceOf } from '../api/api-overviews.ts'
import type { SiteInput } from '../create-site.ts'
import type { ReadMoves } from '../redirects/read-redirects.ts'
import type { SiteIndex } from '../scopes/site-index.ts'
import { mediaPath } from './media-files.ts'
import type { Resolver } from './resolve-link.ts'

/** What there is to link to. */
export interface ResolverParts {
  index: SiteIndex
  media: Map<string, Media>
  /** The rows of the redirect table. */
  moves: ReadMoves
  otherPaths?: ReadonlySet<string>
}

/** What resolves the links of a site's pages, with what it has. */
export function createResolver(
  input: SiteInput,
  { index, media, moves, otherPaths = new Set() }: ResolverParts,
): Resolver {
  const byFile = new Map<string, Map<string, CompiledPage>>(
    input.config.locales.map(({ id }) => [id, new Map()]),
  )
  for (const page of index.byPath.values()) byFile.get(page.locale)?.set(page.source, page)
  return {
    root: input.root,
    base: input.config.base,
    localePath: (locale) => localePath(locale, input.config),
    byPath: index.byPath,
    byFile,
    otherPaths,
    drafts: new Set(
      input.pages
        .filter(({ frontMatter }) => frontMatter.draft)
        .flatMap(({ source, path }) => [source, path]),
    ),
    unread: input.unread,
    staticPaths: new Set([...input.staticPaths, ...input.references.flatMap(downloadPaths)]),
    documents: documentsByPage(index, input),
    // What writers should link to instead of an old path.
    moved: new Map([...moves.moves].map(([address, { row }]) => [address, row.to])),
    problems: [],
    addMedia(file) {
      const known = media.get(file)
      if (known !== undefined) return known.path
      const path = mediaPath(input.root, file)
      media.set(file, { file, path })
      return path
    },
  }
}

const downloadPaths = ({ loaded }: PlacedReference): string[] =>
  Object.values(downloads(loaded.document.path))

/** The documents of the APIs by the paths of their overviews: their hashes are routes. */
function documentsByPage(
  { byPath }: SiteIndex,
  { references, config }: SiteInput,
): ReadonlyMap<string, ApiDocument> {
  const documents = new Map<string, ApiDocument>()
  if (references.length === 0) return documents
  for (const page of byPath.values()) {
    const reference = referenceOf(page, references, config)
    if (reference !== undefined) documents.set(page.path, reference.loaded.document)
  }
  return documents
}
