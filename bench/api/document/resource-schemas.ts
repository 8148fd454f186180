import { chooseFields, getExample, type JsonObject, toProperties } from './fields.ts'
import { type Resource, withArticle } from './resources.ts'
import { orNull, schemaRef } from './shared-schemas.ts'

/** Names of the three schemas of a resource. */
export const createSchema = ({ schema }: Resource): string => `${schema}Create`
export const settingsSchema = ({ schema }: Resource): string => `${schema}Settings`

/**
 * The schemas of one resource. It contains itself (`parent`, `children`), its settings contain it again, and `related`
 * leads through all resources back to the first:
 *
 *     VirtualMachine → related → BareMetalServer → … → Team → related → VirtualMachine
 *     VirtualMachine → settings → VirtualMachineSettings → applies_to → VirtualMachine
 */
export function resourceSchemas(resource: Resource, next: Resource): JsonObject {
  return {
    [resource.schema]: wholeSchema(resource, next),
    [createSchema(resource)]: {
      description: `The source of ${withArticle(resource.title)}.`,
      allOf: [
        schemaRef('Labeled'),
        {
          type: 'object',
          required: ['name', 'source'],
          properties: {
            name: nameSchema(resource),
            source: schemaRef('Source'),
            settings: schemaRef(settingsSchema(resource)),
            only_if: schemaRef('Condition'),
          },
        },
      ],
    },
    [settingsSchema(resource)]: {
      type: 'object',
      description: `What can be changed of ${withArticle(resource.title)} at any time.`,
      properties: {
        ...toProperties(chooseFields(resource, 1)),
        placement: placementSchema,
        fallback: orNull(schemaRef(settingsSchema(resource))),
        applies_to: { type: 'array', items: schemaRef(resource.schema) },
      },
    },
  }
}

/** The values below match the schemas above. Recursion stops at the first level. */
export function resourceExample(resource: Resource): JsonObject {
  return {
    id: exampleId(resource),
    name: exampleName(resource),
    status: 'active',
    created_at: '2026-03-14T08:00:00Z',
    parent: null,
    children: [],
    owner: { id: 'acc-5f1c22aa', name: 'Operations' },
    settings: settingsExample(resource),
    ...getExample(chooseFields(resource, 0)),
  }
}

export function createExample(resource: Resource): JsonObject {
  const sources = [
    { kind: 'image', image_id: 'img-00c0ffee', version: 3 },
    { kind: 'snapshot', snapshot_id: 'snp-0badcafe' },
    { kind: 'copy', of: exampleId(resource), origin: { kind: 'image', image_id: 'img-00c0ffee' } },
  ]
  return {
    name: exampleName(resource),
    source: sources[resource.index % sources.length],
    settings: settingsExample(resource),
    labels: { stage: 'production' },
  }
}

export function settingsExample(resource: Resource): JsonObject {
  const placement = { rack: { row: { room: { building: 'B2', floor: 1 }, number: 7 } } }
  return { ...getExample(chooseFields(resource, 1)), placement, fallback: null }
}

/** An id of the resource, another one for each resource. */
export function exampleId({ index, schema }: Resource): string {
  const digits = (0x1a2b3c + index * 7919).toString(16).padStart(8, '0')
  return `${schema.slice(0, 3).toLowerCase()}-${digits}`
}

const exampleName = ({ title, index }: Resource): string => `${title.replaceAll(' ', '-')}-${index + 1}`

function wholeSchema(resource: Resource, next: Resource): JsonObject {
  const { schema, title } = resource
  return {
    type: 'object',
    description: `${withArticle(title).replace(/^a/, 'A')} of a project, as the API returns it.`,
    required: ['id', 'name', 'status', 'created_at'],
    properties: {
      id: {
        type: 'string',
        pattern: '^[a-z]{3}-[0-9a-f]{8}$',
        readOnly: true,
        description: `Id of the ${title}.`,
      },
      name: nameSchema(resource),
      status: {
        type: 'string',
        enum: ['creating', 'active', 'stopped', 'failed', 'deleting'],
        readOnly: true,
      },
      created_at: {
        type: 'string',
        format: 'date-time',
        readOnly: true,
        description: 'Time of its creation.',
      },
      parent: orNull(schemaRef(schema)),
      children: {
        type: 'array',
        items: schemaRef(schema),
        description: `Every ${title} made from this one.`,
      },
      related: schemaRef(next.schema),
      owner: schemaRef('Account'),
      project: schemaRef('Project'),
      settings: schemaRef(settingsSchema(resource)),
      ...toProperties(chooseFields(resource, 0)),
    },
  }
}

function nameSchema({ title }: Resource): JsonObject {
  return {
    type: 'string',
    minLength: 3,
    maxLength: 63,
    pattern: '^[a-z][a-z0-9-]*$',
    description: `Name of the ${title}, unique in the project.`,
  }
}

/** Five levels of anonymous schemas. */
const placementSchema: JsonObject = ['rack', 'row', 'room'].reduceRight<JsonObject>(
  (inner, name) => ({
    type: 'object',
    required: [name],
    properties: {
      [name]: inner,
      number: { type: 'integer', minimum: 0, description: `Where the ${name} is.` },
    },
  }),
  {
    type: 'object',
    description: 'The place in the building.',
    required: ['building'],
    properties: { building: { type: 'string' }, floor: { type: 'integer' } },
  },
)
