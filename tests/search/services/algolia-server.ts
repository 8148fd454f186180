import { type LocalService, type ServiceAnswer, type ServiceRequest, startService } from './json-server.ts'
import { countValues, mark, matchesAll } from './match-words.ts'

type Json = Record<string, unknown>

interface Index {
  records: Map<string, Json>
  settings: Json
  synonyms: Json[]
  rules: Json[]
  updatedAt: string
}

/** An Algolia application with the part of its REST API that the official clients use. */
export interface AlgoliaServer extends LocalService {
  indices: Map<string, Index>
  /** Bytes that a record may have. */
  recordLimit: number
}

export const algoliaKeys = { applicationId: 'APP1234567', admin: 'adminkey00', search: 'searchkey0' }

const emptyIndex = (): Index => ({
  records: new Map(),
  settings: {},
  synonyms: [],
  rules: [],
  updatedAt: new Date().toISOString(),
})

const failure = (status: number, message: string): ServiceAnswer => ({ status, body: { message, status } })

const readParameter = ({ url, headers }: ServiceRequest, name: string): string =>
  url.searchParams.get(name) ?? String(headers[name] ?? '')

export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const indices = new Map<string, Index>()
  let tasks = 0
  const done = (more: Json = {}): ServiceAnswer => ({
    status: 200,
    body: { taskID: ++tasks, updatedAt: '2026-01-01T00:00:00Z', ...more },
  })
  const service = await startService((request) => {
    if (request.method === 'OPTIONS') return { status: 200, body: '' }
    if (readParameter(request, 'x-algolia-application-id') !== algoliaKeys.applicationId)
      return failure(404, 'Application does not exist')
    const key = readParameter(request, 'x-algolia-api-key')
    const isSearch = request.url.pathname === '/1/indexes/*/queries'
    const mayDo = key === algoliaKeys.admin || (isSearch && key === algoliaKeys.search)
    if (!mayDo) return failure(403, 'Invalid Application-ID or API key')
    return answer(request)
  })
  const server: AlgoliaServer = Object.assign(service, { indices, recordLimit: 10_000 })

  function answer({ method, url, body }: ServiceRequest): ServiceAnswer {
    const [, , resource = '', rawName, action, id] = url.pathname.split('/')
    const name = decodeURIComponent(rawName ?? '')
    const data = body === '' ? {} : JSON.parse(body)
    if (resource === 'keys' && method === 'GET') {
      const acl = {
        [algoliaKeys.search]: ['search'],
        [algoliaKeys.admin]: ['search', 'addObject', 'deleteIndex'],
      }[name]
      return acl === undefined
        ? failure(404, 'Key does not exist')
        : { status: 200, body: { value: name, acl } }
    }
    if (resource !== 'indexes') return failure(404, `Path not found: ${url.pathname}`)
    if (name === '' && method === 'GET') {
      const items = [...indices].map(([name, index]) => ({
        name,
        entries: index.records.size,
        updatedAt: index.updatedAt,
        createdAt: index.updatedAt,
      }))
      return { status: 200, body: { items, nbPages: 1 } }
    }
    if (name === '*' && action === 'queries') return answerQueries(data.requests)
    return answerIndex({ method, name, action, id }, data)
  }

  interface IndexRequest {
    method: string
    name: string
    action: string | undefined
    id: string | undefined
  }

  function answerIndex({ method, name, action, id }: IndexRequest, data: Json): ServiceAnswer {
    const route = [method, action, id === undefined || action === 'task' ? undefined : id]
    switch (route.filter((part) => part !== undefined).join(' ')) {
      case 'DELETE':
        indices.delete(name)
        return done({ deletedAt: '2026-01-01T00:00:00Z' })
      case 'GET task':
        return { status: 200, body: { status: 'published', pendingTask: false } }
      case 'POST operation':
        return operate(name, data)
      case 'GET settings':
        return readSettings(name)
      case 'PUT settings':
        writable(name).settings = data
        return done()
      case 'POST synonyms batch':
        writable(name).synonyms = data as unknown as Json[]
        return done()
      case 'POST batch':
        return addRecords(writable(name), data.requests as { action: string; body: Json }[])
      default:
        return failure(405, `${route.join(' ')} is not known`)
    }
  }

  /** Writing to an index makes it. */
  function writable(name: string): Index {
    const index = indices.get(name) ?? emptyIndex()
    indices.set(name, index)
    return index
  }

  function readSettings(name: string): ServiceAnswer {
    const index = indices.get(name)
    return index === undefined
      ? failure(404, `Index ${name} does not exist`)
      : { status: 200, body: index.settings }
  }

  function addRecords(index: Index, requests: { action: string; body: Json }[]): ServiceAnswer {
    for (const [position, { action, body }] of requests.entries()) {
      const size = Buffer.byteLength(JSON.stringify(body))
      if (size > server.recordLimit)
        return failure(
          400,
          `Record at the position ${position} objectID=${body.objectID} is too big size=${size}/${server.recordLimit} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/`,
        )
      if (action !== 'addObject') return failure(400, `Invalid action ${action}`)
      index.records.set(String(body.objectID), body)
    }
    return done({ objectIDs: requests.map(({ body }) => body.objectID) })
  }

  function operate(name: string, { operation, destination, scope }: Json): ServiceAnswer {
    const from = indices.get(name)
    if (from === undefined) return failure(404, `Index ${name} does not exist`)
    if (operation === 'move') {
      indices.set(String(destination), from)
      indices.delete(name)
    } else {
      const target = indices.get(String(destination)) ?? emptyIndex()
      if ((scope as string[]).includes('rules')) target.rules = from.rules
      indices.set(String(destination), target)
    }
    return done()
  }

  function answerQueries(requests: Json[]): ServiceAnswer {
    const missing = requests.find(({ indexName }) => !indices.has(String(indexName)))
    if (missing !== undefined) return failure(404, `Index ${missing.indexName} does not exist`)
    return {
      status: 200,
      body: {
        results: requests.map((request) =>
          answerQuery(request, indices.get(String(request.indexName))?.records ?? new Map()),
        ),
      },
    }
  }
  return server
}

function answerQuery(request: Json, records: Map<string, Json>): Json {
  const query = String(request.query)
  const filters = (request.facetFilters ?? []) as string[][]
  const found = [...records.values()].filter(
    (record) =>
      matchesAll(query, JSON.stringify([record.hierarchy, record.content, record.code, record.keywords])) &&
      filters.every((any) =>
        any.some((filter) => `${filter.split(':')[0]}:${record[filter.split(':')[0] ?? '']}` === filter),
      ),
  )
  const offset = Number(request.offset ?? 0)
  const length = Number(request.length ?? request.hitsPerPage ?? 20)
  const tags = [String(request.highlightPreTag), String(request.highlightPostTag)] as const
  const highlight = (value: unknown): unknown =>
    typeof value === 'string' ? { value: mark(value, query, tags), matchLevel: 'full' } : undefined
  return {
    hits: found.slice(offset, offset + length).map((record) => ({
      ...record,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy as Json).map(([level, title]) => [level, highlight(title)]),
        ),
      },
      _snippetResult: { content: highlight(record.content), code: highlight(record.code) },
    })),
    nbHits: found.length,
    facets: Object.fromEntries(
      ((request.facets ?? []) as string[]).map((field) => [field, countValues(found, field)]),
    ),
    query,
    index: request.indexName,
  }
}
