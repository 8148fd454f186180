import type { JsonObject } from './fields.ts'
import { type GeneratedOperation, operationsPerResource, resourceOperations } from './operations.ts'
import { resourceSchemas } from './resource-schemas.ts'
import { listResources, mostResources, type Resource } from './resources.ts'
import { schemaRef, sharedSchemas } from './shared-schemas.ts'

/**
 * An OpenAPI 3.1 document with that many operations, always the same for the same number. Ten operations and three
 * schemas belong to a resource, and up to five resources to a tag, so 1,500 operations have 30 tags and about 470 schemas.
 */
export function generateOpenApi(operationCount: number): JsonObject {
  const resources = listResources(Math.ceil(operationCount / operationsPerResource))
  if (resources.length > mostResources)
    throw new Error(`At most ${mostResources * operationsPerResource} operations can be generated.`)
  const operations = resources
    .flatMap((resource) => resourceOperations(resource, getNext(resource, resources)))
    .slice(0, operationCount)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bench API',
      version: '1.0.0',
      summary: `A generated API with ${operationCount} operations.`,
      description: 'Made for measuring. Every call carries a token.\n\n## Errors\n\nAn error is a `Problem`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://api.bench.example/v1', description: 'All regions.' }],
    security: [{ token: [] }],
    tags: createTags(resources),
    paths: createPaths(operations),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of your account.' } },
      parameters,
      responses: errorResponses,
      schemas: {
        ...sharedSchemas,
        ...Object.assign({}, ...resources.map((each) => resourceSchemas(each, getNext(each, resources)))),
      },
    },
  }
}

/** The last one's next is the first. */
function getNext({ index }: Resource, resources: Resource[]): Resource {
  const next = resources[(index + 1) % resources.length]
  if (next === undefined) throw new Error('There are no resources.')
  return next
}

function createTags(resources: Resource[]): JsonObject[] {
  return [...new Set(resources.map(({ tag }) => tag))].map((name) => ({
    name,
    description: `${name} of your projects: create, change, search and delete them, and see what happened to them.`,
  }))
}

function createPaths(operations: GeneratedOperation[]): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation }
  return paths
}

const parameters: JsonObject = {
  page: {
    name: 'page',
    in: 'query',
    description: 'Number of the page, counted from 1.',
    schema: { type: 'integer', minimum: 1, default: 1 },
    example: 1,
  },
  perPage: {
    name: 'per_page',
    in: 'query',
    description: 'Entries per page.',
    schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    example: 50,
  },
  since: {
    name: 'since',
    in: 'query',
    description: 'Only what happened after this time.',
    schema: { type: 'string', format: 'date-time' },
    example: '2026-05-01T00:00:00Z',
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A second request with the same key gets the answer of the first.',
    schema: { type: 'string', format: 'uuid' },
    example: '6f1d2c3b-8a4e-4f5a-9b6c-7d8e9f0a1b2c',
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'Refuse when somebody else changed it meanwhile.',
    schema: { type: 'string' },
    example: '"33a64df5"',
  },
}

const errorResponses: JsonObject = {
  badRequest: problemResponse(400, 'The body is not valid.'),
  unauthorized: problemResponse(401, 'The token is missing or wrong.'),
  notFound: problemResponse(404, 'It does not exist in this project.'),
  conflict: problemResponse(409, 'Somebody else changed it meanwhile.'),
  tooManyRequests: problemResponse(429, 'Too many requests.'),
}

function problemResponse(status: number, title: string): JsonObject {
  const example = { status, title, causes: [] }
  return { description: title, content: { 'application/json': { schema: schemaRef('Problem'), example } } }
}
