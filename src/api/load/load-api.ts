import type { LoadedApi } from '../../shared/api/loaded-api.ts'
import { createFileError, DocsError, removeDuplicates } from '../../shared/docs-error.ts'
import { toList, toObject } from '../../shared/read-unknown.ts'
import { bundleDocument, type FillVariables } from './bundle/bundle-document.ts'
import { createRefResolver } from './bundle/resolve-ref.ts'
import { checkObjects, checkRelations } from './check/check-document.ts'
import { checkVersion } from './check/check-version.ts'
import { type ApiSource, createApiDocument } from './model/create-api-document.ts'
import { createDocumentModel } from './model/document-model.ts'
import { collectMarkdownLinks } from './model/links/collect-markdown-links.ts'
import { listOperations } from './model/list-operations.ts'
import { createReport, type OpenApiObject, type Report } from './report-problem.ts'
import { type DocumentPaths, type DocumentSources, readDocuments } from './source/read-documents.ts'

interface LoadApiOptions {
  root: string
  fill: FillVariables
}

/**
 * Loads the OpenAPI document of an API. Throws a `DocsError` with all of its problems, including those that still leave
 * readers a page if the API's `problems` is `fail`.
 */
export function loadApi(
  { overlays = [], ...api }: ApiSource & Partial<DocumentPaths>,
  { root, fill }: LoadApiOptions,
): LoadedApi {
  return createLoadedApi(api, readDocuments(root, { file: api.file, overlays }), fill)
}

/** Creates an API from sources that are already read. The result depends only on the arguments. */
export function createLoadedApi(api: ApiSource, sources: DocumentSources, fill: FillVariables): LoadedApi {
  if (!sources.texts.has(sources.file)) throw createUnreadableError(sources)
  for (const overlay of sources.overlays)
    if (!sources.texts.has(overlay)) throw createMissingOverlayError(overlay)
  const report = createReport()
  const resolver = createRefResolver(sources, report)
  const root = resolver.openFile(sources.file)
  if (root === undefined) throw new DocsError(report.problems)
  const versionProblem = checkVersion(root)
  if (versionProblem !== undefined) throw new DocsError([...report.problems, versionProblem])

  const bundled = bundleDocument(root, { resolver, report, fill })
  // Checks repair what they report. Downloads are as written.
  const written = structuredClone(bundled)
  checkObjects(bundled, report)
  const model = createDocumentModel(bundled, report)
  const operations = listOperations(bundled)
  checkRelations(operations, model)
  throwProblems(report, api.problems)
  return {
    document: createApiDocument(api, operations, model),
    bundled: written,
    links: collectMarkdownLinks(bundled, report),
    linkBase: findLinkBase(bundled),
    warnings: removeDuplicates(report.warnings),
  }
}

function throwProblems({ problems, warnings }: Report, level: ApiSource['problems']): void {
  const failures = level === 'fail' ? [...problems, ...warnings] : problems
  if (failures.length > 0) throw new DocsError(failures)
}

/** Finds the URL that relative links in descriptions are meant for: the provider's documentation, or its API. */
function findLinkBase({ externalDocs, servers }: OpenApiObject): string | undefined {
  const urls = [toObject(externalDocs).url, toObject(toList(servers)[0]).url]
  return urls.find((url): url is string => typeof url === 'string' && /^https?:\/\/[^/{}]/.test(url))
}

const createMissingOverlayError = (file: string): DocsError =>
  createFileError(
    file,
    "The overlay doesn't exist in the site folder.",
    'Correct `overlays` in `apis` of the configuration, or add the file.',
  )

function createUnreadableError({ file, isOutside }: DocumentSources): DocsError {
  const problem = isOutside ? 'The file is outside the site folder.' : "The file doesn't exist."
  const fix = `Correct \`document\` in \`apis\` of the configuration or ${isOutside ? 'copy the file into the site folder' : 'add the file'}.`
  return createFileError(file, problem, fix)
}
