import { describe, expect, test } from 'vitest'
import {
  config,
  type DocumentNode,
  inputs,
  listDocumentOperations,
  listOperationsByPath,
  readDocument,
  resolveRef,
  toDocumentNode,
} from './our-documents.ts'

const namesIn = (table: string): Set<unknown> =>
  new Set(Object.values(inputs.catalog.get(table)?.rows ?? {}).map(({ name }) => name))

const texts = (value: unknown): string[] => [value ?? []].flat().map(String)

/** Names of fields without a description, everywhere below a schema. */
function undescribed(document: DocumentNode, schema: unknown, at: string): string[] {
  const { properties, items, additionalProperties, allOf, oneOf, anyOf, $ref } = toDocumentNode(schema)
  // A named schema is visited once, by its name.
  if ($ref !== undefined) return []
  const fields = Object.entries(toDocumentNode(properties)).flatMap(([name, field]) => [
    ...(describes(document, field) ? [] : [`${at}.${name}`]),
    ...undescribed(document, field, `${at}.${name}`),
  ])
  const parts = [items, additionalProperties, allOf, oneOf, anyOf]
    .flat()
    .filter((inner) => inner !== undefined)
  return [...fields, ...parts.flatMap((inner) => undescribed(document, inner, at))]
}

const describes = (document: DocumentNode, field: unknown): boolean =>
  toDocumentNode(field).description !== undefined || resolveRef(document, field).description !== undefined

/** All descriptions, which are short texts. An example can have a field of this name too. */
const listDescriptions = (node: unknown): string[] =>
  Array.isArray(node)
    ? node.flatMap(listDescriptions)
    : Object.entries(toDocumentNode(node)).flatMap(([name, value]) =>
        name === 'description' && typeof value === 'string' ? [value] : listDescriptions(value),
      )

describe.each(config.apis)('$label', async ({ id }) => {
  const document = await readDocument(id)
  const operations = listDocumentOperations(document)

  test('[R-031] every field of every schema has a description', () => {
    const named = Object.entries(toDocumentNode(toDocumentNode(document.components).schemas))
    const inline = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(toDocumentNode(responses))].map(
        (content) => [String(operationId), content] as const,
      ),
    )
    const missing = [
      ...named.flatMap(([name, schema]) => undescribed(document, schema, name)),
      ...inline.flatMap(([name, holder]) =>
        Object.values(toDocumentNode(resolveRef(document, holder).content)).flatMap((content) =>
          undescribed(document, toDocumentNode(content).schema, name),
        ),
      ),
    ]
    expect(missing).toEqual([])
  })

  test('no description speaks about the document or its sources', () => {
    const phrases = /not (?:specified|known|listed here)|is known (?:of|from|so far)|documented/i
    expect(listDescriptions(document).filter((text) => phrases.test(text))).toEqual([])
  })

  test('[R-031] every operation shows a request body and a response', () => {
    const missing = operations.flatMap(({ operationId, requestBody, responses }) => {
      const success = Object.entries(toDocumentNode(responses)).filter(([status]) => status.startsWith('2'))
      const holders = [requestBody, ...success.map(([, response]) => response)]
      const contents = holders.flatMap((holder) =>
        Object.values(toDocumentNode(resolveRef(document, holder).content)),
      )
      const hasAll = contents.every(
        (content) => 'examples' in toDocumentNode(content) || 'example' in toDocumentNode(content),
      )
      return hasAll ? [] : [operationId]
    })
    expect(missing).toEqual([])
  })

  // Samples and the form send every parameter that has an example, so a copied deletion could keep a billed address.
  // `active_iam` only names the account.
  test('requests that change something have no examples of optional parameters', () => {
    const changing = listOperationsByPath(document).filter(({ method }) => method !== 'GET')
    expect(changing.length).toBeGreaterThan(20)
    const strays = changing.flatMap(({ operation, parameters }) =>
      parameters
        .filter(({ name, required }) => name !== 'active_iam' && required !== true)
        .filter(({ example, examples }) => (example ?? examples) !== undefined)
        .map(({ name }) => `${String(operation.operationId)}: ${String(name)}`),
    )
    expect(strays).toEqual([])
  })

  test('commands, Terraform resources, and calls of the SDK of operations exist', () => {
    const commands = namesIn('commands')
    const resources = namesIn('terraform')
    const calls = namesIn('sdk')
    const strays = operations.flatMap((operation) => [
      ...texts(operation['x-cli']).filter((name) => !commands.has(name)),
      ...texts(operation['x-terraform']).filter((name) => !resources.has(name)),
      ...texts(operation['x-sdk']).filter((name) => !calls.has(name)),
    ])
    expect(strays).toEqual([])
  })
})
