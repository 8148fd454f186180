import '../../shared/node-20-polyfills.ts'
import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { ApiDocument } from '../../shared/api/api-document.ts'
import { serveThread } from '../request-thread/serve-thread.ts'
import { createMockApis } from './create-mock-apis.ts'

/** The APIs of a mock thread. */
export interface MockThreadData {
  /** Absolute paths of `ApiDocument` files. */
  documents: string[]
  /** Path that the mocks are mounted at, without a trailing slash. */
  prefix: string
}

const { documents, prefix }: MockThreadData = workerData
const apis = documents.map((file): ApiDocument => JSON.parse(readFileSync(file, 'utf8')))
serveThread(createMockApis(apis, prefix).handler)
