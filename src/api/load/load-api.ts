import type { LoadedApi } from '../../shared/api/loaded-api.ts'
import { DocsError } from '../../shared/docs-error.ts'
import { bundleDocument, type FillVariables } from './bundle/bundle-document.ts'
import { createRefResolver } from './bundle/resolve-ref.ts'
import { checkObjects, checkRelations } from './check/check-document.ts'
import { checkVersion } from './check/check-version.ts'
import { collectLinks } from './model/collect-links.ts'
import { type ApiSource, createApiDocument } from './model/create-api-document.ts'
import { createDocumentModel } from './model/document-model.ts'
import { listOperations } from './model/list-operations.ts'
import { createReport } from './report-problem.ts'
import { type DocumentSources, readDocuments } from './source/read-documents.ts'

interface LoadApiOptions {
  root: string
  fill: FillVariables
}

/** Loads the OpenAPI document of an API. Throws a `DocsError` with all of its problems. */
export function loadApi(api: ApiSource, { root, fill }: LoadApiOptions): LoadedApi {
  return createLoadedApi(api, readDocuments(root, api.file), fill)
}

/** Creates an API from sources that are already read. The result depends only on the arguments. */
export function createLoadedApi(api: ApiSource, sources: DocumentSources, fill: FillVariables): LoadedApi {
  if (!sources.texts.has(sources.file)) throw createUnreadableError(sources)
  const report = createReport()
  const resolver = createRefResolver(sources, report)
  const root = resolver.openFile(sources.file)
  if (root === undefined) throw new DocsError(report.problems)
  const versionProblem = checkVersion(root)
  if (versionProblem !== undefined) throw new DocsError([...report.problems, versionProblem])

  const bundled = bundleDocument(root, { resolver, report, fill })
  checkObjects(bundled, report)
  const model = createDocumentModel(bundled, report)
  const operations = listOperations(bundled)
  checkRelations(operations, model)
  if (report.problems.length > 0) throw new DocsError(report.problems)
  return {
    document: createApiDocument(api, operations, model),
    bundled,
    links: collectLinks(bundled, report),
  }
}

function createUnreadableError({ file, isOutside }: DocumentSources): DocsError {
  const problem = isOutside ? 'The file is outside the site folder.' : "The file doesn't exist."
  const fix = `Correct \`document\` in \`apis\` of the configuration or ${isOutside ? 'copy the file into the site folder' : 'add the file'}.`
  return new DocsError([{ problem, at: { file, line: undefined }, fix }])
}
