import '../../../shared/node-20.ts'
import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { ApiDocument } from '../../../shared/api/api-document.ts'
import { serveThread } from '../../request-thread/serve-thread.ts'
import { createMockApis } from '../create-mock-apis.ts'
import type { MockThreadData } from './mock-thread-data.ts'

const { documents, prefix }: MockThreadData = workerData
const apis = documents.map((file): ApiDocument => JSON.parse(readFileSync(file, 'utf8')))
serveThread(createMockApis(apis, prefix).handler)
