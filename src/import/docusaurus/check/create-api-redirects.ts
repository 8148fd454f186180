import { slug as createSlug } from 'github-slugger'
import type { ApiDocument } from '../../../shared/api/api-document.ts'
import { createGroupPath, createSchemasPath } from '../../../shared/api/api-files.ts'
import { getOperationPaths, getSchemaPaths } from '../../../shared/api/pages/page-paths.ts'
import { canonicalizePath } from '../../../shared/canonicalize-path.ts'
import type { OldApiPage } from '../apis/api-spec.ts'
import { toKebabCase } from '../apis/to-kebab-case.ts'
import type { ImportedSite } from '../imported-site.ts'
import type { NewRedirect } from '../redirects/convert-redirects.ts'

/** Creates the redirects from the pages that plugins made of OpenAPI documents to the pages of the new site. */
export function createApiRedirects(
  { apiPages, redirects }: Pick<ImportedSite, 'apiPages' | 'redirects'>,
  documents: readonly ApiDocument[],
): NewRedirect[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const known = new Set(redirects.map(({ from }) => canonicalizePath(from)))
  return apiPages.flatMap(({ address, api, subject }) => {
    const document = byId.get(api)
    const to = document === undefined ? undefined : findNewPath(subject, document)
    const from = canonicalizePath(address)
    if (to === undefined || canonicalizePath(to) === from || known.has(from)) return []
    known.add(from)
    return [{ from: address, to }]
  })
}

/** Finds the new page of a subject. A subject without a page leads to the page around it. */
function findNewPath(subject: OldApiPage['subject'], document: ApiDocument): string {
  switch (subject.kind) {
    case 'overview':
      return document.path
    case 'operation':
      return findOperationPath(subject, document) ?? document.path
    case 'tag': {
      const group = document.groups.find(
        ({ id, name }) =>
          id === subject.slug || toKebabCase(name) === subject.slug || createSlug(name) === subject.slug,
      )
      return group === undefined ? document.path : createGroupPath(document.path, group.id)
    }
    case 'schema': {
      const paths = [...getSchemaPaths(document)]
      const found = paths.find(([name]) => name === subject.slug || toKebabCase(name) === subject.slug)
      return found?.[1] ?? (paths.length > 0 ? createSchemasPath(document.path) : document.path)
    }
  }
}

function findOperationPath(
  { method, path }: { method: string; path: string },
  document: ApiDocument,
): string | undefined {
  const operation = document.operations.find(
    (candidate) => candidate.path === path && candidate.method.toLowerCase() === method.toLowerCase(),
  )
  return operation === undefined ? undefined : getOperationPaths(document).get(operation.id)
}
