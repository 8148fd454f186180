import { createMcpHandler } from './mcp/create-mcp-server.ts'
import '../../shared/node-20-polyfills.ts'
import { workerData } from 'node:worker_threads'
import { serveThread } from '../request-thread/serve-thread.ts'
import { respondToSearch } from './search-api/respond-to-search.ts'
import { createFolderReader } from './site-data/read-site-file.ts'
import { createSiteData } from './site-data/site-data.ts'

/** The site of a thread that responds to programs. */
export interface SearchAndMcpThreadData {
  /** Folder of the built site. */
  folder: string
  /** Path of the search API, with the base. Undefined for a site without one. */
  searchPath: string | undefined
}

const { folder, searchPath }: SearchAndMcpThreadData = workerData
const data = createSiteData(createFolderReader(folder))
const respondToMcp = createMcpHandler(data)

serveThread((request) =>
  new URL(request.url).pathname === searchPath ? respondToSearch(request, data) : respondToMcp(request),
)
