import type { ApiDocument } from '../../shared/api/api-document.ts'
import { createGroupPath } from '../../shared/api/api-files.ts'
import type { CachedApi } from '../../shared/api/loaded-api.ts'
import { getOperationPaths, getSchemaPaths } from '../../shared/api/pages/page-paths.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { getLocalePath } from '../../shared/site/locales.ts'

type Apis = readonly CachedApi[]

/** Finds the API document that a page is the overview of, in any locale. */
function findApiDocument(
  { path, locale, kind }: Pick<CompiledPage, 'path' | 'locale' | 'kind'>,
  apis: Apis,
  config: DocsConfig,
): ApiDocument | undefined {
  if (kind !== 'mdx' && kind !== 'apiReference') return undefined
  const plain = `/${path.slice(getLocalePath(locale, config).length)}`
  return apis.find(({ loaded }) => loaded.document.path === plain)?.loaded.document
}

/** Maps the paths of overviews to their API documents. */
export function findApiDocuments(
  pages: Iterable<CompiledPage>,
  apis: Apis,
  config: DocsConfig,
): Map<string, ApiDocument> {
  const documents = [...pages].map((page) => [page.path, findApiDocument(page, apis, config)] as const)
  return new Map(documents.filter((entry): entry is [string, ApiDocument] => entry[1] !== undefined))
}

/** Turns a page at the path of an API into its overview. */
export function withApiKind(page: CompiledPage, apis: Apis, config: DocsConfig): CompiledPage {
  return findApiDocument(page, apis, config) === undefined ? page : { ...page, kind: 'apiReference' }
}

/** Reports APIs without an overview, and pages at paths that an API needs for its own pages. */
export function checkApiPages(
  byPath: ReadonlyMap<string, CompiledPage>,
  apis: Apis,
  unread: ReadonlySet<string> = new Set(),
): Problem[] {
  return apis.flatMap(({ loaded: { document } }) => {
    const hasOverview = byPath.has(document.path) || unread.has(document.path)
    const missing = hasOverview ? [] : [missingOverview(document)]
    const conflicts = document.groups.flatMap(({ id, name }) => {
      const page = byPath.get(createGroupPath(document.path, id))
      return page === undefined ? [] : [createConflictProblem(page, `the operations of \`${name}\``)]
    })
    const itemConflicts = [...getOperationPaths(document), ...getSchemaPaths(document)].flatMap(
      ([name, path]) => {
        const page = byPath.get(path)
        return page === undefined
          ? []
          : [createConflictProblem(page, `\`${name}\` of the API \`${document.id}\``)]
      },
    )
    return [...missing, ...conflicts, ...itemConflicts]
  })
}

function missingOverview({ id, path }: ApiDocument): Problem {
  const file = `content/pages${path.replace(/\/$/, '.mdx')}`
  return {
    problem: `The API \`${id}\` has a document but no page at \`${path}\`.`,
    at: { file: 'docs.config.ts', line: undefined },
    fix: `Create \`${file}\`, the overview that is shown next to the list of operations.`,
  }
}

function createConflictProblem({ path, file }: CompiledPage, owner: string): Problem {
  return {
    problem: `The page has the path \`${path}\`, which is reserved for ${owner}.`,
    at: { file, line: undefined },
    fix: 'Move the page, or rename the tag, operation, or schema in the OpenAPI document.',
  }
}
