import '../../shared/node-20.ts'
import { workerData } from 'node:worker_threads'
import { createMcpHandler } from '../mcp/create-mcp-handler.ts'
import { serveThread } from '../request-thread/serve-thread.ts'
import { respondToSearch } from '../search-api/respond-to-search.ts'
import { createFolderReader } from '../site-data/read-site-file.ts'
import { createSiteData } from '../site-data/site-data.ts'
import type { QueryThreadData } from './query-thread-data.ts'

const { folder, searchPath }: QueryThreadData = workerData
const data = createSiteData(createFolderReader(folder))
const respondToMcp = createMcpHandler(data)

serveThread((request) =>
  new URL(request.url).pathname === searchPath ? respondToSearch(request, data) : respondToMcp(request),
)
