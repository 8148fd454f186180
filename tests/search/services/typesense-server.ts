import { type LocalService, type ServiceAnswer, type ServiceRequest, startService } from './json-server.ts'
import { countValues, mark, matchesAll } from './match-words.ts'

type Json = Record<string, unknown>

interface Field {
  name: string
  type: string
  facet?: boolean
  optional?: boolean
}

interface Collection {
  name: string
  fields: Field[]
  documents: Map<string, Json>
  synonyms: Map<string, Json>
  schema: Json
  created_at: number
}

/** A Typesense node with the part of its REST API that the official client uses. */
export interface TypesenseServer extends LocalService {
  collections: Map<string, Collection>
  aliases: Map<string, string>
  synonymSets: Map<string, Json>
  version: string
}

export const typesenseKeys = { admin: 'adminkey00', search: 'searchkey0' }

const failure = (status: number, message: string): ServiceAnswer => ({ status, body: { message } })

export async function startTypesenseServer(): Promise<TypesenseServer> {
  const collections = new Map<string, Collection>()
  const aliases = new Map<string, string>()
  const synonymSets = new Map<string, Json>()
  const service = await startService((request) => {
    if (request.method === 'OPTIONS') return { status: 200, body: '' }
    const key = request.url.searchParams.get('x-typesense-api-key') ?? request.headers['x-typesense-api-key']
    const isSearch = request.url.pathname === '/multi_search'
    if (key !== typesenseKeys.admin && !(isSearch && key === typesenseKeys.search))
      return failure(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.')
    return answer(request)
  })
  const server: TypesenseServer = Object.assign(service, {
    collections,
    aliases,
    synonymSets,
    version: '29.0',
  })
  const find = (name: string): Collection | undefined => collections.get(aliases.get(name) ?? name)
  const describe = ({ name, fields, documents, created_at }: Collection): Json => ({
    name,
    fields,
    num_documents: documents.size,
    created_at,
  })

  function answer({ method, url, body }: ServiceRequest): ServiceAnswer {
    const [, resource = '', rawName, part, id = ''] = url.pathname.split('/')
    const name = decodeURIComponent(rawName ?? '')
    switch (
      [method, resource, rawName === undefined ? undefined : '*', part]
        .filter((it) => it !== undefined)
        .join(' ')
    ) {
      case 'GET debug':
        return { status: 200, body: { state: 1, version: server.version } }
      case 'GET keys':
        return { status: 200, body: { keys: [] } }
      case 'POST multi_search':
        return { status: 200, body: { results: JSON.parse(body).searches.map(search) } }
      case 'GET collections':
        return { status: 200, body: [...collections.values()].map(describe) }
      case 'POST collections':
        return create(JSON.parse(body))
      case 'GET collections *':
        return withCollection(name, (found) => ({ status: 200, body: describe(found) }))
      case 'DELETE collections *':
        return collections.delete(name) ? { status: 200, body: { name } } : failure(404, 'Not Found')
      case 'GET aliases':
        return {
          status: 200,
          body: { aliases: [...aliases].map(([name, collection_name]) => ({ name, collection_name })) },
        }
      case 'PUT aliases *':
        aliases.set(name, JSON.parse(body).collection_name)
        return { status: 200, body: { name, ...JSON.parse(body) } }
      case 'POST collections * documents':
        return withCollection(name, (found) => importDocuments(found, body))
      case 'PUT collections * synonyms':
        if (Number.parseInt(server.version, 10) >= 30) return failure(404, 'Not Found')
        return withCollection(name, (found) => {
          found.synonyms.set(decodeURIComponent(id), JSON.parse(body))
          return { status: 200, body: { id, ...JSON.parse(body) } }
        })
      case 'PUT synonym_sets *':
        synonymSets.set(name, JSON.parse(body))
        return { status: 200, body: { name, ...JSON.parse(body) } }
      default:
        return failure(404, 'Not Found')
    }
  }

  function withCollection(name: string, act: (found: Collection) => ServiceAnswer): ServiceAnswer {
    const found = find(name)
    return found === undefined ? failure(404, `No collection with name \`${name}\` found.`) : act(found)
  }

  function create(schema: Json): ServiceAnswer {
    const name = String(schema.name)
    if (collections.has(name)) return failure(409, `A collection with name \`${name}\` already exists.`)
    const fields = schema.fields as Field[]
    const made = {
      name,
      fields,
      documents: new Map(),
      synonyms: new Map(),
      schema,
      created_at: Math.floor(Date.now() / 1000),
    }
    collections.set(name, made)
    return { status: 201, body: describe(made) }
  }

  function search(request: Json): Json {
    const found = find(String(request.collection))
    if (found === undefined) return { code: 404, error: 'Not found.' }
    const names = new Set(found.fields.map(({ name }) => name))
    const asked = [
      ...String(request.query_by).split(','),
      ...(request.facet_by ? String(request.facet_by).split(',') : []),
    ]
    const unknown = asked.find((name) => !names.has(name))
    if (unknown !== undefined)
      return { code: 404, error: `Could not find a field named \`${unknown}\` in the schema.` }
    return searchCollection(found, request)
  }
  return server
}

/** Imports one document per line. Each line of the response reports success or failure of its document. */
function importDocuments(found: Collection, body: string): ServiceAnswer {
  const results = body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const document: Json = JSON.parse(line)
      const missing = found.fields.find(
        ({ name, optional }) => optional !== true && document[name] === undefined,
      )
      if (missing !== undefined)
        return {
          success: false,
          code: 400,
          error: `Field \`${missing.name}\` has been declared in the schema, but is not found in the document.`,
          document: line,
        }
      const wrong = found.fields.find(
        ({ name, type }) => document[name] !== undefined && !fits(document[name], type),
      )
      if (wrong !== undefined)
        return {
          success: false,
          code: 400,
          error: `Field \`${wrong.name}\` must be ${wrong.type}.`,
          document: line,
        }
      found.documents.set(String(document.id), document)
      return { success: true }
    })
  return { status: 200, body: results.map((result) => JSON.stringify(result)).join('\n') }
}

function fits(value: unknown, type: string): boolean {
  if (type === 'string[]') return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (type === 'int32') return Number.isInteger(value)
  return typeof value === 'string'
}

function searchCollection({ documents }: Collection, request: Json): Json {
  const query = String(request.q)
  const fields = String(request.query_by).split(',')
  const filters = [...String(request.filter_by ?? '').matchAll(/(\w+):=\[([^\]]*)\]/g)].map(
    ([, field = '', values = '']) => ({
      field,
      values: [...values.matchAll(/`([^`]*)`/g)].map(([, value]) => value),
    }),
  )
  const found = [...documents.values()].filter(
    (document) =>
      matchesAll(query, fields.map((name) => String(document[name] ?? '')).join(' ')) &&
      filters.every(({ field, values }) => values.includes(String(document[field]))),
  )
  const offset = Number(request.offset ?? 0)
  const tags = [String(request.highlight_start_tag), String(request.highlight_end_tag)] as const
  const facets = request.facet_by ? String(request.facet_by).split(',') : []
  return {
    found: found.length,
    hits: found
      .slice(offset, offset + Number(request.limit ?? 10))
      .map((document) => ({ document, highlights: highlights(document, query, tags) })),
    facet_counts: facets.map((name) => ({
      field_name: name,
      counts: Object.entries(countValues(found, name)).map(([value, count]) => ({ value, count })),
    })),
  }
}

/** Only fields that match have one. */
function highlights(document: Json, query: string, tags: readonly [string, string]): Json[] {
  return Object.entries(document).flatMap(([field, text]) => {
    if (typeof text !== 'string') return []
    const snippet = mark(text, query, tags)
    if (snippet === text) return []
    return [field.startsWith('hierarchy.') ? { field, snippet, value: snippet } : { field, snippet }]
  })
}
