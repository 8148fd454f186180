import { z } from 'zod'

const match = z.union([
  z.object({ any: z.array(z.unknown()) }).transform(({ any: values }) => values),
  z.object({ value: z.unknown() }).transform(({ value }) => [value]),
])
const bound = z.number().nullish()
const range = z
  .object({ gte: bound, lte: bound })
  .transform(({ gte, lte }) => ({ least: gte ?? -Infinity, most: lte ?? Infinity }))
const condition = z.object({ key: z.string(), match: match.nullish(), range: range.nullish() })
const conditions = z
  .array(condition)
  .nullish()
  .transform((list) => list ?? [])
const filter = z.object({ must: conditions, must_not: conditions })
const vector = z.array(z.number())
const payload = z.record(z.string(), z.unknown())
const point = z.object({
  id: z.union([z.number().int(), z.uuid()]),
  vector,
  payload: payload.nullish().transform((value) => value ?? {}),
})
const ids = z.array(z.union([z.number(), z.string()]))
const bodies = {
  create: z.object({ vectors: z.object({ size: z.number().int(), distance: z.literal('Cosine') }) }),
  upsert: z.object({ points: z.array(point) }),
  // The Python client names the kind of query; the guides leave it out.
  query: z.object({
    query: z.union([vector, z.object({ nearest: vector }).transform(({ nearest }) => nearest)]),
    filter: filter.nullish(),
    limit: z.number().nullish(),
  }),
  select: z.object({ points: ids.nullish(), filter: filter.nullish() }),
  count: z.object({ filter: filter.nullish() }),
  setPayload: z.object({ payload, points: ids }),
}

type Point = z.infer<typeof point>
interface Collection {
  size: number
  points: Map<string, Point>
}

/** A database with the parts of the REST API of Qdrant that the guides use, without shards and replicas. */
export class QdrantInMemory {
  /** Creating the database also creates its default collection. */
  readonly #collections = new Map<string, Collection>([['articles', { size: 4096, points: new Map() }]])

  /** Responds to a request. Undefined for other addresses. */
  async answer(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url)
    const [, name, rest = ''] = pathname.match(/^\/collections(?:\/([\w-]+)(\/[\w/]+)?)?$/) ?? []
    if (pathname !== '/' && !pathname.startsWith('/collections')) return undefined
    if (pathname === '/' && request.method !== 'GET') return undefined
    if (request.headers.get('api-key') === null) return fail(401, 'Must provide an API key')
    if (pathname === '/') return Response.json({ title: 'qdrant - vector search engine', version: '1.18.0' })
    if (name === undefined)
      return succeed({ collections: [...this.#collections.keys()].map((known) => ({ name: known })) })
    const text = await request.text()
    try {
      return this.#answerFor(name, `${request.method} ${rest}`, text === '' ? {} : JSON.parse(text))
    } catch (error) {
      if (error instanceof z.ZodError)
        return fail(400, `Format error in JSON body: ${z.prettifyError(error)}`)
      throw error
    }
  }

  #answerFor(name: string, route: string, body: unknown): Response {
    if (route === 'GET /exists') return succeed({ exists: this.#collections.has(name) })
    if (route === 'PUT ') {
      const { size } = bodies.create.parse(body).vectors
      this.#collections.set(name, { size, points: new Map() })
      return succeed(true)
    }
    if (route === 'DELETE ') return succeed(this.#collections.delete(name))
    const collection = this.#collections.get(name)
    if (collection === undefined) return fail(404, `Not found: Collection \`${name}\` doesn't exist!`)
    return answerCollection(collection, route, body)
  }
}

function answerCollection({ size, points }: Collection, route: string, body: unknown): Response {
  switch (route) {
    case 'GET ':
      return succeed({ status: 'green', points_count: points.size, ...describe(size) })
    case 'PUT /index':
      return succeed({ operation_id: 1, status: 'completed' })
    case 'PUT /points': {
      const added = bodies.upsert.parse(body).points
      const wrong = added.find(({ vector }) => vector.length !== size)
      if (wrong !== undefined)
        return fail(
          400,
          `Wrong input: Vector dimension error: expected dim: ${size}, got ${wrong.vector.length}`,
        )
      for (const one of added) points.set(String(one.id), one)
      return succeed({ operation_id: 2, status: 'completed' })
    }
    case 'POST /points/query': {
      const { query, filter: wanted, limit } = bodies.query.parse(body)
      const scored = [...points.values()]
        .filter((one) => fits(one, wanted))
        .map((one) => ({ id: one.id, version: 2, score: cosine(one.vector, query), payload: one.payload }))
        .sort((first, second) => second.score - first.score)
      return succeed({ points: scored.slice(0, limit ?? 10) })
    }
    case 'POST /points/count': {
      const { filter: wanted } = bodies.count.parse(body)
      return succeed({ count: [...points.values()].filter((one) => fits(one, wanted)).length })
    }
    case 'POST /points/delete': {
      const { points: chosen, filter: wanted } = bodies.select.parse(body)
      for (const [id, one] of points)
        if (chosen ? chosen.map(String).includes(id) : fits(one, wanted)) points.delete(id)
      return succeed({ operation_id: 3, status: 'completed' })
    }
    case 'POST /points/payload': {
      const { payload: fields, points: chosen } = bodies.setPayload.parse(body)
      for (const id of chosen) Object.assign(points.get(String(id))?.payload ?? {}, fields)
      return succeed({ operation_id: 4, status: 'completed' })
    }
    default:
      return fail(404, `There is no ${route}.`)
  }
}

const describe = (size: number): object => ({
  optimizer_status: 'ok',
  segments_count: 1,
  payload_schema: {},
  config: {
    params: { vectors: { size, distance: 'Cosine' }, shard_number: 3, replication_factor: 3 },
    hnsw_config: { m: 16, ef_construct: 100, full_scan_threshold: 10_000 },
    optimizer_config: {
      deleted_threshold: 0.2,
      vacuum_min_vector_number: 1000,
      default_segment_number: 0,
      flush_interval_sec: 5,
    },
  },
})

const succeed = (result: unknown): Response => Response.json({ result, status: 'ok', time: 0.002 })
const fail = (status: number, error: string): Response =>
  Response.json({ status: { error }, time: 0 }, { status })

/** Whether the payload has the wanted values. A dot in a key leads into an object. */
function fits({ payload: fields }: Point, wanted: z.infer<typeof filter> | null | undefined): boolean {
  const meets = ({ key, match: values, range: within }: z.infer<typeof condition>): boolean => {
    const value = key
      .split('.')
      .reduce<unknown>((parent, part) => payload.safeParse(parent).data?.[part], fields)
    if (within && !(typeof value === 'number' && value >= within.least && value <= within.most)) return false
    return !values || values.includes(value)
  }
  return (wanted?.must ?? []).every(meets) && !(wanted?.must_not ?? []).some(meets)
}

function cosine(first: readonly number[], second: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return dot(first, second) / Math.sqrt(dot(first, first) * dot(second, second))
}
