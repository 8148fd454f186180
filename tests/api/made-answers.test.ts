import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { createDescriber } from '../../src/api/create-describer.ts'
import { createRequestSpec } from '../../src/api/request/create-request-spec.ts'
import { toFetchRequest } from '../../src/runtime/api/try-it/send/fetch-request.ts'
import { decodeEntities } from '../../src/search/records/decode-entities.ts'
import { createMock } from '../../src/server/mock/create-mock.ts'
import type { ApiDocument, ApiResponse, OpenApiOperation } from '../../src/shared/api/api-document.ts'
import { createRequest, exampleValues } from '../../src/shared/api/create-request.ts'
import { noRelatedPages } from '../../src/shared/site/related-pages.ts'
import { english } from '../unit/api-values.ts'
import { realDocuments } from './real-documents.ts'
import { wholeSchema } from './schema-validator.ts'

/** A document whose answers have no examples, so that they have to be made. */
const withoutExamples = (document: ApiDocument): ApiDocument => ({
  ...document,
  operations: document.operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      contents: response.contents.map((content) => ({ ...content, examples: [] })),
    })),
  })),
})

/** A request of an operation as the form sends it. */
function createOperationRequest(operation: OpenApiOperation, document: ApiDocument): Request {
  const spec = createRequestSpec(operation, document)
  const credentials = Object.fromEntries(spec.security.map(({ name }) => [name, 'any']))
  const values = { ...exampleValues(spec), server: 'http://localhost', credentials }
  const { url, init } = toFetchRequest(createRequest(spec, values, { hasPlaceholders: false }), values.body)
  return new Request(url, init)
}

const isSuccess = ({ status }: ApiResponse): boolean => status.startsWith('2')
const readText = (html = ''): string => decodeEntities(html.replace(/<[^>]*>/g, ''))

describe.each(realDocuments.map(withoutExamples))('$label', (document) => {
  const { handler } = createMock(document, '')
  const describer = createDescriber({
    document,
    base: '/',
    addresses: {},
    related: noRelatedPages,
    origin: 'https://docs.example',
    language: english,
  })
  const views = new Map(
    document.groups.flatMap(({ id }) => [...describer.operations(id)].map((view) => [view.id, view])),
  )

  test('[R-033] an answer that the mock makes fits the schema, and is what the page prints', async () => {
    const checked: string[] = []
    for (const operation of document.operations) {
      const schema = operation.responses.find(isSuccess)?.contents[0]?.schema
      if (schema === undefined || operation.isWebhook) continue
      const response = await handler(createOperationRequest(operation, document))
      const answer = await response.text()
      expect([operation.id, response.ok ? [] : answer]).toEqual([operation.id, []])
      const { errors } = new Validator(wholeSchema(schema, document), '2020-12').validate(JSON.parse(answer))
      expect([operation.id, errors]).toEqual([operation.id, []])
      const printed = views.get(operation.id)?.responses.find(({ kind }) => kind === 'success')
      expect(readText(printed?.contents[0]?.examples[0]?.html)).toBe(answer.trim())
      checked.push(operation.id)
    }
    expect(checked.length).toBeGreaterThan(40)
  })
})
