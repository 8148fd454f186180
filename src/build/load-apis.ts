import { join } from 'node:path'
import { createLoadedApi } from '../api/load/load-api.ts'
import { type DocumentPaths, type DocumentSources, readDocuments } from '../api/load/source/read-documents.ts'
import { fillVariables, type Variables } from '../content/data/fill-variables.ts'
import { digest } from '../disk/digest.ts'
import { openDiskStore } from '../disk/disk-store.ts'
import { noteWork } from '../safeguards/work-notes.ts'
import type { CachedApi, LoadedApi } from '../shared/api/loaded-api.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { CacheStore } from '../shared/output/cache-store.ts'
import type { SiteBundleInput } from './load-site-bundle.ts'

interface LoadApisInput extends SiteBundleInput {
  variables: Variables
}

export interface LoadedApis {
  apis: CachedApi[]
  /** Problems of unreadable documents, and the paths of their APIs. */
  problems: Problem[]
  failedPaths: string[]
}

const decoder = new TextDecoder()

/**
 * Reads the OpenAPI documents of a site, or takes unchanged ones from the cache. Throws nothing, because pages are
 * checked as well.
 */
export function loadApis({ root, cache, config, engine, variables }: LoadApisInput): LoadedApis {
  const result: LoadedApis = { apis: [], problems: [], failedPaths: [] }
  const configuredApis = config.apis.filter(({ document }) => document !== undefined)
  if (configuredApis.length === 0) return result
  const store = openDiskStore(join(cache, 'store'))
  for (const { id, label, url, document: file = '', problems, overlays } of configuredApis) {
    const api = { id, label, path: url, file, problems }
    const sources = tryReadSources(root, { file, overlays })
    if (sources instanceof DocsError) {
      result.problems.push(...sources.problems)
      result.failedPaths.push(url)
      continue
    }
    noteWork({ file, seconds: undefined })
    const files = [...sources.texts.keys()]
    const key = digest(engine.api, JSON.stringify(api), formatFilledTexts(sources, variables))
    const source = { key, files, readBundled: () => readBundled(store, key) }
    const cachedApi = readCachedApi(store, key)
    if (cachedApi !== undefined) {
      result.apis.push({ ...source, loaded: cachedApi })
      continue
    }
    try {
      const fill = (text: string, from: string): ReturnType<typeof fillVariables> =>
        fillVariables(text, variables, from)
      storeApi(store, key, createLoadedApi(api, sources, fill))
      result.apis.push({ ...source, loaded: readStoredApi(store, key) })
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      result.problems.push(...error.problems)
      result.failedPaths.push(url)
    }
  }
  noteWork(undefined)
  return result
}

function tryReadSources(root: string, paths: DocumentPaths): DocumentSources | DocsError {
  try {
    return readDocuments(root, paths)
  } catch (error) {
    if (error instanceof DocsError) return error
    throw error
  }
}

/** Key of the data about a document other than the document itself, which the printing threads don't need. */
const createSourceKey = (key: string): string => digest(key, 'source')

/** Key of the bundled document, which only downloads need. */
const createBundledKey = (key: string): string => digest(key, 'bundled')

/** Lists the keys that the data of an API is stored under. */
export const listStoreKeys = (key: string): string[] => [key, createSourceKey(key), createBundledKey(key)]

function storeApi(store: CacheStore, key: string, { document, bundled, ...source }: LoadedApi): void {
  store.put(key, Buffer.from(JSON.stringify(document)))
  store.put(createSourceKey(key), Buffer.from(JSON.stringify(source)))
  store.put(createBundledKey(key), Buffer.from(JSON.stringify(bundled)))
}

function readCachedApi(store: CacheStore, key: string): CachedApi['loaded'] | undefined {
  const [document, source, bundled] = listStoreKeys(key).map((storeKey) => store.get(storeKey))
  if (document === undefined || source === undefined || bundled === undefined) return undefined
  return { document: JSON.parse(decoder.decode(document)), ...JSON.parse(decoder.decode(source)) }
}

/** Reads back what was stored: strings that the YAML parser made are slices, which keep the whole text of the file alive. */
function readStoredApi(store: CacheStore, key: string): CachedApi['loaded'] {
  const stored = readCachedApi(store, key)
  if (stored === undefined) throw createLostError(key)
  return stored
}

function readBundled(store: CacheStore, key: string): LoadedApi['bundled'] {
  const bytes = store.get(createBundledKey(key))
  if (bytes === undefined) throw createLostError(key)
  return JSON.parse(decoder.decode(bytes))
}

/** Returns all files of a document with their variables filled in. */
function formatFilledTexts({ texts, overlays }: DocumentSources, variables: Variables): string {
  const filledTexts = [...texts].map(([file, text]) => [file, fillVariables(text, variables, file).text])
  return JSON.stringify([overlays, ...filledTexts])
}

const createLostError = (key: string): Error => new Error(`The cache lost ${key} while it was in use.`)
