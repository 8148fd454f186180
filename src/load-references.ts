import { join } from 'node:path'
import { fillVariables, type Variables } from './content/variables.ts'
import { digest } from './disk/digest.ts'
import { openDiskStore } from './disk/disk-store.ts'
import { engineDigest } from './disk/engine-digest.ts'
import { createReference } from './reference/load/load-reference.ts'
import { type ReferenceSources, readReference } from './reference/load/source/read-reference.ts'
import type { DocsConfig } from './shared/config.ts'
import { DocsError, type Problem } from './shared/docs-error.ts'
import type { LoadedReference, PlacedReference } from './shared/reference/loaded-reference.ts'

interface ReferencesInput {
  root: string
  /** Folder of the cache. */
  cache: string
  config: DocsConfig
  variables: Variables
}

export interface LoadedReferences {
  references: PlacedReference[]
  /** What is wrong with documents that could not be read, and the paths of their references. */
  problems: Problem[]
  failed: string[]
}

const decoder = new TextDecoder()

/** Reads the OpenAPI documents of a site; one that has not changed comes from the cache. Throws nothing: pages are checked as well. */
export function loadReferences({ root, cache, config, variables }: ReferencesInput): LoadedReferences {
  const loaded: LoadedReferences = { references: [], problems: [], failed: [] }
  const apis = config.apis.filter(({ document }) => document !== undefined)
  if (apis.length === 0) return loaded
  const store = openDiskStore(join(cache, 'store'))
  const engine = engineDigest(['reference', 'shared', 'disk'])
  for (const { id, label, url, document: file = '' } of apis) {
    const api = { id, label, path: url, file }
    const sources = readReference(root, file)
    const key = digest(engine, JSON.stringify(api), filledText(sources, variables))
    const known = store.get(key)
    if (known !== undefined) {
      loaded.references.push({ key, loaded: JSON.parse(decoder.decode(known)) })
      continue
    }
    try {
      const fill = (text: string, from: string): ReturnType<typeof fillVariables> =>
        fillVariables(text, variables, from)
      const reference: LoadedReference = createReference(api, sources, fill)
      store.put(key, Buffer.from(JSON.stringify(reference)))
      loaded.references.push({ key, loaded: reference })
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      loaded.problems.push(...error.problems)
      loaded.failed.push(url)
    }
  }
  return loaded
}

/** All files of a document with their variables filled in: what it is made from. */
function filledText({ texts }: ReferenceSources, variables: Variables): string {
  return JSON.stringify([...texts].map(([file, text]) => [file, fillVariables(text, variables, file).text]))
}
