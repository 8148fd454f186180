/** Number of schemas, groups with one operation, and operations of one large group in `createLargeDocument`. */
export const largeCounts = { schemas: 1000, groups: 200, groupOperations: 150 }

type Json = Record<string, unknown>

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const ref = (number: number): Json => ({
  $ref: `#/components/schemas/${nameSchema(number % largeCounts.schemas)}`,
})

export const nameSchema = (number: number): string =>
  `ResourceConfigurationState${String(number).padStart(4, '0')}`

const text = 'A field with a description of the usual length, and the value that it has by default.'

const createFields = (count: number, create: (index: number) => Json): Json =>
  Object.fromEntries(numbers(count).map((index) => [`field_${index}`, create(index)]))

const createString = (): Json => ({ type: 'string', description: text, example: 'value', maxLength: 64 })

/** A schema that contains itself and others. */
const createSchema = (number: number): Json => ({
  type: 'object',
  description: `State number ${number} of a resource.`,
  required: ['field_0'],
  properties: {
    ...createFields(10, createString),
    parent: ref(number),
    children: { type: 'array', items: ref(number + 1) },
    other: ref(number * 7 + 3),
  },
})

/** An object without a name that contains others, down to a depth. */
const createNested = (depth: number): Json => ({
  type: 'object',
  properties: {
    ...createFields(8, createString),
    ...(depth === 0
      ? {}
      : { inner: createNested(depth - 1), items: { type: 'array', items: createNested(depth - 1) } }),
  },
})

const createJson = (schema: Json, more: Json = {}): Json => ({ 'application/json': { schema, ...more } })

const createOperation = (id: string, tag: string, schema: Json): Json => ({
  operationId: id,
  tags: [tag],
  summary: `Change ${id}`,
  description: `Changes ${id}. ${text}`,
  requestBody: { content: createJson(schema) },
  responses: {
    '200': { description: 'The new state.', content: createJson(schema) },
    '404': { description: 'Not found.', content: createJson(ref(0)) },
  },
})

export const itemCount = 600

/** An operation that is larger than any page: many shapes, fields, values, and a long example. */
const createHugeOperation = (): Json => ({
  ...createOperation('changeEverything', 'Everything', { oneOf: numbers(40).map(() => createNested(2)) }),
  parameters: numbers(60).map((index) => ({ name: `filter_${index}`, in: 'query', schema: createString() })),
  responses: {
    '200': {
      description: 'Everything.',
      content: createJson(
        {
          type: 'object',
          properties: {
            ...createFields(500, createString),
            color: { type: 'string', enum: numbers(2000).map((index) => `color-${index}`) },
          },
        },
        {
          example: {
            items: numbers(itemCount).map((index) => ({ id: `item-${index}`, name: `Item ${index}` })),
          },
        },
      ),
    },
  },
})

/** Creates an OpenAPI document with recursion and with everything that makes pages large. */
export function createLargeDocument(): Json {
  const { schemas, groups, groupOperations } = largeCounts
  return {
    openapi: '3.1.0',
    info: { title: 'Large', version: '1.0.0' },
    servers: [{ url: 'https://large.example/v1' }],
    paths: {
      '/everything': { post: createHugeOperation() },
      ...Object.fromEntries([
        ...numbers(groups).map((number) => [
          `/single/${number}`,
          { post: createOperation(`changeSingle${number}`, `Single ${number}`, ref(number)) },
        ]),
        ...numbers(groupOperations).map((number) => [
          `/many/${number}`,
          { post: createOperation(`changeMany${number}`, 'Many', ref(number * 3)) },
        ]),
      ]),
    },
    components: {
      schemas: Object.fromEntries(
        numbers(schemas).map((number) => [nameSchema(number), createSchema(number)]),
      ),
    },
  }
}
