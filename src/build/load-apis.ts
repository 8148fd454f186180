import { join } from 'node:path'
import { createReference } from '../api/load/load-api.ts'
import { type ReferenceSources, readReference } from '../api/load/source/read-documents.ts'
import { fillVariables, type Variables } from '../content/data/variables.ts'
import { digest } from '../disk/digest.ts'
import { openDiskStore } from '../disk/disk-store.ts'
import type { EngineDigests } from '../disk/engine-digest.ts'
import { noteWork } from '../limits/work-notes.ts'
import type { LoadedReference, PlacedReference } from '../shared/api/loaded-api.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { Store } from '../shared/output/store.ts'

interface ReferencesInput {
  root: string
  /** Cache folder. */
  cache: string
  config: DocsConfig
  engine: EngineDigests
  variables: Variables
}

export interface LoadedReferences {
  references: PlacedReference[]
  /** Problems of unreadable documents, and the paths of their APIs. */
  problems: Problem[]
  failed: string[]
}

const decoder = new TextDecoder()

/**
 * Reads the OpenAPI documents of a site, or takes unchanged ones from the cache. Throws nothing, because pages are
 * checked as well.
 */
export function loadReferences({
  root,
  cache,
  config,
  engine,
  variables,
}: ReferencesInput): LoadedReferences {
  const loaded: LoadedReferences = { references: [], problems: [], failed: [] }
  const apis = config.apis.filter(({ document }) => document !== undefined)
  if (apis.length === 0) return loaded
  const store = openDiskStore(join(cache, 'store'))
  for (const { id, label, url, document: file = '' } of apis) {
    const api = { id, label, path: url, file }
    const sources = tryRead(root, file)
    if (sources instanceof DocsError) {
      loaded.problems.push(...sources.problems)
      loaded.failed.push(url)
      continue
    }
    noteWork({ file, seconds: undefined })
    const key = digest(engine.api, JSON.stringify(api), filledText(sources, variables))
    const known = readKnown(store, key)
    if (known !== undefined) {
      loaded.references.push({ key, loaded: known })
      continue
    }
    try {
      const fill = (text: string, from: string): ReturnType<typeof fillVariables> =>
        fillVariables(text, variables, from)
      const reference: LoadedReference = createReference(api, sources, fill)
      keep(store, key, reference)
      loaded.references.push({ key, loaded: reference })
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      loaded.problems.push(...error.problems)
      loaded.failed.push(url)
    }
  }
  noteWork(undefined)
  return loaded
}

function tryRead(root: string, file: string): ReferenceSources | DocsError {
  try {
    return readReference(root, file)
  } catch (error) {
    if (error instanceof DocsError) return error
    throw error
  }
}

/** Key of the data about a document other than the document itself, which the printing threads don't need. */
export const sourceKey = (key: string): string => digest(key, 'source')

function keep(store: Store, key: string, { document, ...source }: LoadedReference): void {
  store.put(key, Buffer.from(JSON.stringify(document)))
  store.put(sourceKey(key), Buffer.from(JSON.stringify(source)))
}

function readKnown(store: Store, key: string): LoadedReference | undefined {
  const [document, source] = [store.get(key), store.get(sourceKey(key))]
  if (document === undefined || source === undefined) return undefined
  return { document: JSON.parse(decoder.decode(document)), ...JSON.parse(decoder.decode(source)) }
}

/** Returns all files of a document with their variables filled in. */
function filledText({ texts }: ReferenceSources, variables: Variables): string {
  return JSON.stringify([...texts].map(([file, text]) => [file, fillVariables(text, variables, file).text]))
}
