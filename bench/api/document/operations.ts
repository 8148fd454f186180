import type { JsonObject } from './fields.ts'
import {
  createExample,
  createSchema,
  exampleId,
  resourceExample,
  settingsExample,
  settingsSchema,
} from './resource-schemas.ts'
import { type Resource, withArticle } from './resources.ts'
import { schemaRef } from './shared-schemas.ts'

/** An operation and its position in `paths`. */
export interface GeneratedOperation {
  path: string
  method: string
  operation: JsonObject
}

/** Parameters of an operation: `id`, `summary`, and `details` as text, then its input and output. */
interface Draft {
  path: string
  method: string
  id: string
  summary: string
  details: string
  parameters?: JsonObject[]
  body?: Content
  /** Nothing means 204. */
  answer?: Content
}

interface Content {
  schema: JsonObject
  example: unknown
}

/** How many operations every resource has. */
export const operationsPerResource = 10

/** The ten operations of a resource: four on the collection, six on one of it. */
export function resourceOperations(resource: Resource, next: Resource): GeneratedOperation[] {
  const drafts = [...collectionOperations(resource), ...memberOperations(resource, next)]
  return drafts.map((draft) => ({
    path: draft.path,
    method: draft.method,
    operation: {
      operationId: draft.id,
      summary: draft.summary,
      description: describe(draft, resource),
      tags: [resource.tag],
      parameters: draft.parameters ?? [],
      ...(draft.body && { requestBody: { required: true, content: { 'application/json': draft.body } } }),
      responses: createResponses(draft),
    },
  }))
}

function collectionOperations(resource: Resource): Draft[] {
  const { path, schema, schemaPlural, title, plural } = resource
  const list = { schema: listSchema(schema), example: listExample(resourceExample(resource)) }
  const filter = { kind: 'compare', field: 'status', operator: '=', value: 'active' }
  return [
    {
      ...{ path, method: 'get', id: `list${schemaPlural}`, summary: `List ${plural}`, answer: list },
      details: `The ${plural} of the project, the newest first.`,
      parameters: [parameterRef('page'), parameterRef('perPage'), sortParameter(title)],
    },
    {
      ...{ path, method: 'post', id: `create${schema}`, summary: `Create ${withArticle(title)}` },
      details: `Answers at once; the ${title} is ready when its \`status\` is \`active\`.`,
      parameters: [parameterRef('idempotencyKey')],
      body: { schema: schemaRef(createSchema(resource)), example: createExample(resource) },
      answer: { schema: schemaRef(schema), example: resourceExample(resource) },
    },
    {
      ...{ path: `${path}/search`, method: 'post', id: `search${schemaPlural}`, summary: `Search ${plural}` },
      details: `Finds ${plural} by conditions on their fields, which can be nested.`,
      parameters: [parameterRef('page'), parameterRef('perPage')],
      body: { schema: schemaRef('Condition'), example: { kind: 'not', condition: filter } },
      answer: list,
    },
    {
      ...{
        path: `${path}/events`,
        method: 'get',
        id: `list${schema}Events`,
        summary: `List events of ${plural}`,
      },
      details: `What happened to the ${plural} of the project, with the change of each field.`,
      parameters: [parameterRef('page'), parameterRef('perPage'), parameterRef('since')],
      answer: { schema: listSchema('Event'), example: listExample(eventExample) },
    },
  ]
}

function memberOperations(resource: Resource, next: Resource): Draft[] {
  const { schema, title } = resource
  const path = `${resource.path}/{${resource.idName}}`
  const parameters = [idParameter(resource)]
  const whole = { schema: schemaRef(schema), example: resourceExample(resource) }
  const settings = { schema: schemaRef(settingsSchema(resource)), example: settingsExample(resource) }
  const guarded = [...parameters, parameterRef('ifMatch')]
  const one = withArticle(title)
  const linked = { schema, method: 'put', id: `link${schema}To${next.schema}` }
  return [
    {
      ...{ path, method: 'get', id: `get${schema}`, summary: `Get ${one}`, parameters, answer: whole },
      details: `All fields of the ${title}. Fields that contain other resources are cut at the second level.`,
    },
    {
      ...{ path, method: 'patch', id: `update${schema}`, summary: `Update ${one}`, parameters: guarded },
      ...{ body: settings, answer: whole },
      details: 'Changes the fields of the body and leaves the others.',
    },
    {
      ...{ path, method: 'put', id: `replace${schema}`, summary: `Replace ${one}`, parameters: guarded },
      body: { schema: schemaRef(createSchema(resource)), example: createExample(resource) },
      ...{ answer: whole, details: 'Fields that the body leaves out get their defaults.' },
    },
    {
      ...{ path, method: 'delete', id: `delete${schema}`, summary: `Delete ${one}`, parameters },
      details: 'This cannot be undone. Resources created from it are kept.',
    },
    {
      ...{
        path: `${path}/actions`,
        method: 'post',
        id: `run${schema}Action`,
        summary: `Run an action on ${one}`,
      },
      ...{ parameters, details: 'Actions run one after another; `next` names the next one.' },
      body: { schema: schemaRef('Action'), example: actionExample },
      answer: { schema: schemaRef('Event'), example: eventExample },
    },
    {
      path: `${path}/links/{target_id}`,
      ...{ method: linked.method, id: linked.id, summary: `Link ${one} to ${withArticle(next.title)}` },
      details: `Afterwards the ${next.title} is the value of \`related\`.`,
      parameters: [...parameters, idParameter({ ...next, idName: 'target_id' })],
      answer: whole,
    },
  ]
}

/** Two or three paragraphs, one of them with Markdown. */
function describe({ details, method, path }: Draft, { title, plural, index }: Resource): string {
  const notes = [
    `You need the role **editor** in the project of the ${title}.`,
    `A project can have ${(index % 9) + 1}00 ${plural}; to raise the limit, open [a ticket](https://support.bench.example/).`,
    `The limit is ${(index % 6) * 20 + 20} calls per minute. Over it the answer is \`429\`:\n\n- wait for \`Retry-After\` seconds\n- send the same request again`,
    `In the console: open **${plural}**, choose one, and open the menu at the end of its row.`,
  ]
  const note = notes[(index + path.length + method.length) % notes.length] ?? ''
  return `${details}\n\n${note}`
}

function createResponses({ method, id, body, answer }: Draft): JsonObject {
  const status = id.startsWith('create') ? '201' : '200'
  const success = answer && {
    [status]: {
      description: status === '201' ? 'Created.' : 'Done.',
      content: { 'application/json': answer },
    },
  }
  return {
    ...(success ?? { '204': { description: 'Deleted.' } }),
    ...(body && { '400': responseRef('badRequest') }),
    '401': responseRef('unauthorized'),
    ...(id.startsWith('list') ? {} : { '404': responseRef('notFound') }),
    ...(method === 'put' || method === 'patch' ? { '409': responseRef('conflict') } : {}),
    '429': responseRef('tooManyRequests'),
  }
}

function listSchema(name: string): JsonObject {
  return {
    type: 'object',
    required: ['items', 'page'],
    properties: { items: { type: 'array', items: schemaRef(name) }, page: schemaRef('PageOfList') },
  }
}

const listExample = (item: unknown): JsonObject => ({
  items: [item],
  page: { page: 1, per_page: 50, total: 1, next: null },
})

const eventExample = {
  id: 'evt-00000042',
  at: '2026-05-20T12:00:00Z',
  name: 'resized',
  actor: { id: 'acc-5f1c22aa', name: 'Operations' },
  changes: [{ field: 'plan', from: 'general.m4', to: 'general.m8' }],
  cause: null,
}

const actionExample = { kind: 'resize', plan: 'general.m8', next: { kind: 'restart', is_forced: false } }

function idParameter(resource: Resource): JsonObject {
  return {
    name: resource.idName,
    in: 'path',
    required: true,
    description: `Id of the ${resource.title}, as its list has it.`,
    schema: { type: 'string', pattern: '^[a-z]{3}-[0-9a-f]{8}$' },
    example: exampleId(resource),
  }
}

function sortParameter(title: string): JsonObject {
  return {
    name: 'sort',
    in: 'query',
    description: `Field of the ${title} to sort by; \`-\` before it turns the order.`,
    schema: { type: 'string', enum: ['name', '-name', 'created_at', '-created_at'], default: '-created_at' },
    example: 'name',
  }
}

const parameterRef = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` })
const responseRef = (name: string): JsonObject => ({ $ref: `#/components/responses/${name}` })
