import type { PlacedReference } from '../../shared/api/loaded-api.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { localePath } from '../../shared/site/locales.ts'

/** The reference that a page is the overview of, in whatever language. */
export function referenceOf(
  { path, locale, kind }: Pick<CompiledPage, 'path' | 'locale' | 'kind'>,
  references: readonly PlacedReference[],
  config: DocsConfig,
): PlacedReference | undefined {
  if (kind !== 'mdx' && kind !== 'apiReference') return undefined
  const plain = `/${path.slice(localePath(locale, config).length)}`
  return references.find(({ loaded }) => loaded.document.path === plain)
}

/** Makes the pages at the addresses of the APIs their overviews. */
export function withReferences(
  pages: readonly CompiledPage[],
  references: readonly PlacedReference[],
  config: DocsConfig,
): CompiledPage[] {
  return pages.map((page) =>
    referenceOf(page, references, config) === undefined ? page : { ...page, kind: 'apiReference' },
  )
}

/** References without a page of their own, and pages at the addresses that a reference makes. */
export function checkReferencePages(
  pages: readonly CompiledPage[],
  references: readonly PlacedReference[],
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return references.flatMap(({ loaded: { document } }) => {
    const file = `content/pages${document.path.replace(/\/$/, '.mdx')}`
    const missing: Problem[] = byPath.has(document.path)
      ? []
      : [
          {
            problem: `The API \`${document.id}\` has a document but no page at \`${document.path}\`.`,
            at: { file: 'docs.config.ts', line: undefined },
            fix: `Write \`${file}\`: the overview that readers see beside the list of operations.`,
          },
        ]
    const taken = document.groups.flatMap(({ id, name }): Problem[] => {
      const page = byPath.get(`${document.path}${id}/`)
      return page === undefined
        ? []
        : [
            {
              problem: `The page has the address \`${page.path}\`, which is that of the operations of \`${name}\`.`,
              at: { file: page.file, line: undefined },
              fix: 'Move the page, or rename the tag in the OpenAPI document.',
            },
          ]
    })
    return [...missing, ...taken]
  })
}
