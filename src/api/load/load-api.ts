import type { LoadedReference } from '../../shared/api/loaded-api.ts'
import { DocsError } from '../../shared/docs-error.ts'
import { bundleDocument, type Fill } from './bundle/bundle-document.ts'
import { createRefResolver } from './bundle/resolve-ref.ts'
import { checkObjects, checkRelations } from './check/check-document.ts'
import { checkVersion } from './check/check-version.ts'
import { collectLinks } from './model/collect-links.ts'
import { type ApiSource, createDocument } from './model/create-document.ts'
import { listOperations } from './model/list-operations.ts'
import { createModel } from './model/model.ts'
import { createReport } from './report.ts'
import { type ReferenceSources, readReference } from './source/read-documents.ts'

interface LoadOptions {
  root: string
  fill: Fill
}

/** Loads the OpenAPI document of an API. Throws a `DocsError` with all of its problems. */
export function loadReference(api: ApiSource, { root, fill }: LoadOptions): LoadedReference {
  return createReference(api, readReference(root, api.file), fill)
}

/** Creates an API from sources that are already read. The result depends only on the arguments. */
export function createReference(api: ApiSource, sources: ReferenceSources, fill: Fill): LoadedReference {
  if (!sources.texts.has(sources.file)) throw unreadable(sources)
  const report = createReport()
  const resolver = createRefResolver(sources, report)
  const root = resolver.open(sources.file)
  if (root === undefined) throw new DocsError(report.problems)
  const wrongVersion = checkVersion(root)
  if (wrongVersion !== undefined) throw new DocsError([...report.problems, wrongVersion])

  const bundled = bundleDocument(root, { resolver, report, fill })
  checkObjects(bundled, report)
  const model = createModel(bundled, report)
  const operations = listOperations(bundled)
  checkRelations(operations, model)
  if (report.problems.length > 0) throw new DocsError(report.problems)
  return {
    document: createDocument(api, operations, model),
    bundled,
    links: collectLinks(bundled, report),
  }
}

function unreadable({ file, isOutside }: ReferenceSources): DocsError {
  const problem = isOutside ? 'The file is outside the site folder.' : "The file doesn't exist."
  const fix = `Correct \`document\` in \`apis\` of the configuration or ${isOutside ? 'copy the file into the site folder' : 'add the file'}.`
  return new DocsError([{ problem, at: { file, line: undefined }, fix }])
}
