import { digest } from './disk/digest.ts'
import type { OutputGroup } from './output/write-site.ts'
import { downloadTexts } from './reference/exports/download/download-texts.ts'
import { postmanCollection } from './reference/exports/postman/postman-collection.ts'
import { requestSpecOf } from './reference/request/request-spec-of.ts'
import {
  downloads,
  type ListedReference,
  referencesFile,
  schemasFile,
} from './shared/reference/reference-files.ts'
import type { SiteReference } from './shared/site.ts'

/** Where `docent mock` listens unless it is told otherwise. */
const localMock = 'http://localhost:4010'

/** Origins that readers may send requests to from the pages: the servers of all APIs, and a mock on their own machine. */
export function originsOf(references: readonly SiteReference[]): string[] {
  if (references.length === 0) return []
  const urls = references.flatMap(({ loaded: { document } }) => [
    ...document.servers,
    ...document.operations.flatMap(({ servers }) => servers ?? []),
  ])
  const origins = urls.flatMap(({ url }) =>
    /^https?:\/\//.test(url) && URL.canParse(url) ? [new URL(url).origin] : [],
  )
  return [...new Set([...origins, localMock])].sort()
}

/** The files of a reference that are no pages: the document for other tools, its schemas, what there is for servers. */
export function referenceGroups(references: readonly SiteReference[], engine: string): OutputGroup[] {
  if (references.length === 0) return []
  const list = JSON.stringify(
    references.map(({ loaded: { document } }): ListedReference => {
      const { id, label, path } = document
      return { id, label, document: downloads(path).json }
    }),
  )
  return [
    {
      owner: referencesFile,
      key: digest(list),
      effort: 'page',
      make: () => [{ path: referencesFile, content: list }],
    },
    ...references.map(
      (reference): OutputGroup => ({
        owner: `reference ${reference.loaded.document.id}`,
        key: digest(engine, reference.key),
        effort: 'page',
        make: () => documentFiles(reference),
      }),
    ),
  ]
}

function documentFiles({
  loaded: { document, bundled },
}: SiteReference): { path: string; content: string }[] {
  const files = downloads(document.path)
  const { json, yaml } = downloadTexts(bundled)
  const collection = postmanCollection(document, (operation) => requestSpecOf(operation, document))
  return [
    { path: files.json, content: json },
    { path: files.yaml, content: yaml },
    { path: files.postman, content: `${JSON.stringify(collection, undefined, 2)}\n` },
    { path: schemasFile(document.id), content: JSON.stringify(document.schemas) },
  ]
}
