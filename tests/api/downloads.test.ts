import { lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { addPageLinks } from '../../src/api/exports/add-page-links.ts'
import { mergeOperations } from '../../src/api/exports/merge-operations.ts'
import { loadApi } from '../../src/api/load/load-api.ts'
import { fillVariables } from '../../src/content/data/fill-variables.ts'
import { config, type DocumentNode, inputs, siteRoot, toDocumentNode } from './our-documents.ts'
import { strictLinter } from './strict-linter.ts'

const site = 'https://docs.example'

describe.each(config.apis)('$label', ({ id, label, url, document: file = '', problems }) => {
  const { document, bundled } = loadApi(
    { id, label, path: url, file, problems },
    { root: siteRoot, fill: (text, from) => fillVariables(text, inputs.variables, from) },
  )
  const download = mergeOperations(addPageLinks(bundled, { document, siteUrl: site }))
  const written = Object.values(toDocumentNode(download.paths))
    .flatMap((item) => Object.values(toDocumentNode(item)).map(toDocumentNode))
    .filter(({ operationId }) => operationId !== undefined)
  const listed = written.flatMap((operation) =>
    Array.isArray(operation['x-operations']) ? operation['x-operations'].map(toDocumentNode) : [operation],
  )

  test('[R-031] the download has every operation of the pages, with its id and a link to its page', () => {
    const links = (operations: DocumentNode[]): unknown[] =>
      operations
        .map(({ operationId, externalDocs }) => [operationId, toDocumentNode(externalDocs).url])
        .sort()
    expect(links(listed)).toEqual(
      document.operations
        .map((operation) => [operation.id, `${site}${url}${operation.group}/${operation.id}/`])
        .sort(),
    )
  })

  test('[R-031] pages name every operation that is only in the download', () => {
    const pages = new Set(document.operations.flatMap((operation) => [operation.id, operation.mergedId]))
    expect(written.filter(({ operationId }) => !pages.has(String(operationId)))).toEqual([])
  })

  test('[R-031] the download passes the strict linter', { timeout: 60_000 }, async () => {
    const problems = await lintFromString({ source: JSON.stringify(download), config: strictLinter })
    expect(problems.map(({ ruleId, message }) => `${message} (${ruleId})`)).toEqual([])
  })
})
