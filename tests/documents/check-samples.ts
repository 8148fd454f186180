import { createRequestSpec } from '../../src/api/request/create-request-spec.ts'
import { createMock } from '../../src/server/mock/create-mock.ts'
import { findSuccess } from '../../src/server/mock/response/choose-status-and-content.ts'
import type { ApiDocument, OpenApiOperation } from '../../src/shared/api/api-document.ts'
import { createExampleValues, createRequest } from '../../src/shared/api/create-request.ts'
import { sendSample } from '../api/shapes/send-sample.ts'

/** A sample that the mock doesn't answer as documented. */
export interface FailedSample {
  operation: string
  reason: string
}

/** Sends the sample of each operation to the mock, and compares each response with the document. */
export async function checkSamples(
  document: ApiDocument,
): Promise<{ samples: number; failures: FailedSample[] }> {
  const { handler, operations } = createMock(document, '')
  const failures: FailedSample[] = []
  for (const operation of operations) {
    const reason = await explainFailure(operation, document, handler)
    if (reason !== undefined) failures.push({ operation: operation.id, reason })
  }
  return { samples: operations.length, failures }
}

const statusesWithoutBody = [204, 205, 304]

async function explainFailure(
  operation: OpenApiOperation,
  document: ApiDocument,
  handler: (request: Request) => Promise<Response>,
): Promise<string | undefined> {
  const spec = createRequestSpec(operation, document)
  const values = { ...createExampleValues(spec), server: 'https://mock.example' }
  try {
    const response = await handler(sendSample(createRequest(spec, values, { hasPlaceholders: true })))
    const mockReason = response.headers.get('Mock-Reason')
    if (mockReason !== null) return `${response.status} ${decodeURIComponent(mockReason)}`
    const expected = findSuccess(operation)
    if (response.status !== expected.status) return `${response.status} instead of ${expected.status}`
    const type = response.headers.get('Content-Type')?.replace(/;.*$/, '')
    // HTTP has no body for some statuses, whatever a document says.
    const contents = statusesWithoutBody.includes(response.status) ? [] : expected.response.contents
    const types = contents.map(({ mediaType }) => mediaType.replace(/;.*$/, ''))
    if (types.length > 0 && !types.some((documented) => documented.toLowerCase() === type))
      return `${type} instead of ${types.join(' or ')}`
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}
