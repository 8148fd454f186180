import { fileURLToPath } from 'node:url'
import { loadConfig } from '../../src/config/load-config.ts'
import { readInputs } from '../../src/content/read-inputs.ts'
import { fillVariables, type Variables } from '../../src/content/variables.ts'
import { loadReference } from '../../src/reference/load/load-reference.ts'
import type { ApiDocument } from '../../src/shared/reference/api-document.ts'

export const siteRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Our own site: the documents of its APIs, and the text of one of its files with its variables filled in. */
export async function loadRealDocuments(): Promise<{
  documents: ApiDocument[]
  fill(text: string, file: string): string
}> {
  const config = await loadConfig(siteRoot)
  const { variables }: { variables: Variables } = readInputs(siteRoot, config)
  const documents = config.apis.flatMap(({ id, label, url, document: file }) =>
    file === undefined
      ? []
      : [
          loadReference(
            { id, label, path: url, file },
            { root: siteRoot, fill: (text, from) => fillVariables(text, variables, from) },
          ).document,
        ],
  )
  return { documents, fill: (text, file) => fillVariables(text, variables, file).text }
}
