import { readFileSync } from 'node:fs'
import { createRequestSpec } from '../../../src/api/request/create-request-spec.ts'
import { createMock } from '../../../src/server/mock/create-mock.ts'
import { createExampleRequest } from '../../../src/shared/api/create-request.ts'
import type { RequestSpec, SampleRequest } from '../../../src/shared/api/request-spec.ts'
import { loadText } from '../../unit/load-texts.ts'
import { sendSample } from './send-sample.ts'

/** A document with one operation for each way to send credentials, bodies, and parameters. */
export const shapesDocument = loadText(readFileSync(new URL('shapes.yaml', import.meta.url), 'utf8')).document

export const { handler: shapesHandler } = createMock(shapesDocument, '')

export function getShapeSpec(id: string): RequestSpec {
  const operation = shapesDocument.operations.find((own) => own.id === id)
  if (operation === undefined) throw new Error(`There is no operation ${id}.`)
  return createRequestSpec(operation, shapesDocument)
}

export const getShapeSample = (id: string): SampleRequest => createExampleRequest(getShapeSpec(id))
/** Sends a sample to the mock of the document. */
export const sendToMock = async (request: SampleRequest): Promise<Response> =>
  shapesHandler(sendSample(request))
