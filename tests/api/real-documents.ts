import { loadApi } from '../../src/api/load/load-api.ts'
import { fillVariables } from '../../src/content/data/fill-variables.ts'
import type { ApiDocument } from '../../src/shared/api/api-document.ts'
import { config, inputs, siteRoot } from './our-documents.ts'

/** The documents of this repository's site as the engine reads them. */
export const realDocuments: ApiDocument[] = config.apis.flatMap(
  ({ id, label, url, document: file, problems }) => {
    if (file === undefined) return []
    const api = { id, label, path: url, file, problems }
    return [
      loadApi(api, { root: siteRoot, fill: (text, from) => fillVariables(text, inputs.variables, from) })
        .document,
    ]
  },
)
