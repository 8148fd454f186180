import type { JsonObject } from './fields.ts'

/** Creates a `$ref` to a component schema. */
export const schemaRef = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

export const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: 'null' }] })

const text = (description: string): JsonObject => ({ type: 'string', description })

const createListSchema = (name: string): JsonObject => ({ type: 'array', items: schemaRef(name) })

/** One of several shapes, discriminated by the field `kind`. */
function oneOfKinds(description: string, schemaByKind: Record<string, string>): JsonObject {
  return {
    description,
    oneOf: Object.values(schemaByKind).map(schemaRef),
    discriminator: {
      propertyName: 'kind',
      mapping: Object.fromEntries(
        Object.entries(schemaByKind).map(([kind, name]) => [kind, `#/components/schemas/${name}`]),
      ),
    },
  }
}

/** A shape of such a choice. */
function shape(kind: string, properties: JsonObject, required: string[]): JsonObject {
  return {
    type: 'object',
    required: ['kind', ...required],
    properties: { kind: { const: kind }, ...properties },
  }
}

/**
 * Schemas that all resources use. Most are circular: an account has projects which have an account, a condition contains
 * conditions, a copy can be the source of a copy, an event is caused by an event.
 */
export const sharedSchemas: JsonObject = {
  Money: {
    type: 'object',
    description: 'An amount of money. The amount is a text, so that no digit is lost.',
    required: ['amount', 'currency'],
    properties: {
      amount: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
      currency: { type: 'string', minLength: 3, maxLength: 3, examples: ['EUR'] },
    },
  },
  Labeled: {
    type: 'object',
    properties: {
      labels: {
        type: 'object',
        description: 'Labels of your own, by which lists are filtered.',
        additionalProperties: { type: 'string', maxLength: 63 },
      },
    },
  },
  PageOfList: {
    type: 'object',
    required: ['page', 'per_page', 'total'],
    properties: {
      page: { type: 'integer', minimum: 1 },
      per_page: { type: 'integer', minimum: 1, maximum: 200 },
      total: { type: 'integer', minimum: 0, description: 'Entries on all pages together.' },
      next: { type: ['string', 'null'], description: 'Path of the next page; `null` on the last.' },
    },
  },
  Account: {
    type: 'object',
    description: 'A person or a service that can act.',
    required: ['id', 'name'],
    properties: {
      id: text('Id of the account.'),
      name: text('Name as others see it.'),
      email: { type: 'string', format: 'email' },
      projects: createListSchema('Project'),
      invited_by: orNull(schemaRef('Account')),
    },
  },
  Project: {
    type: 'object',
    description: 'Everything that is billed together.',
    required: ['id', 'name'],
    properties: {
      id: text('Id of the project.'),
      name: text('Name of the project.'),
      owner: schemaRef('Account'),
      members: createListSchema('Account'),
      parent: orNull(schemaRef('Project')),
      budget: schemaRef('Money'),
    },
  },
  Source: oneOfKinds('The source of a new resource.', {
    image: 'ImageSource',
    snapshot: 'SnapshotSource',
    copy: 'CopySource',
  }),
  ImageSource: shape(
    'image',
    { image_id: text('Id of an image.'), version: { type: 'integer', minimum: 1 } },
    ['image_id'],
  ),
  SnapshotSource: shape(
    'snapshot',
    { snapshot_id: text('Id of a snapshot.'), taken_by: schemaRef('Account') },
    ['snapshot_id'],
  ),
  CopySource: shape('copy', { of: text('Id of the original.'), origin: schemaRef('Source') }, ['of']),
  Condition: oneOfKinds('When something applies. Conditions can be nested.', {
    all: 'AllConditions',
    any: 'AnyCondition',
    not: 'NotCondition',
    compare: 'Comparison',
  }),
  AllConditions: shape('all', { conditions: createListSchema('Condition') }, ['conditions']),
  AnyCondition: shape('any', { conditions: createListSchema('Condition') }, ['conditions']),
  NotCondition: shape('not', { condition: schemaRef('Condition') }, ['condition']),
  Comparison: shape(
    'compare',
    {
      field: text('Name of the field.'),
      operator: { type: 'string', enum: ['=', '!=', '<', '>'] },
      value: {
        type: ['string', 'number', 'boolean', 'null'],
        description: 'What the field is compared with.',
      },
    },
    ['field', 'operator', 'value'],
  ),
  Action: oneOfKinds('A change of state that takes a while.', {
    restart: 'RestartAction',
    resize: 'ResizeAction',
    move: 'MoveAction',
  }),
  RestartAction: shape(
    'restart',
    { is_forced: { type: 'boolean', default: false }, next: schemaRef('Action') },
    [],
  ),
  ResizeAction: shape('resize', { plan: text('Name of the new plan.'), next: schemaRef('Action') }, ['plan']),
  MoveAction: shape('move', { region: text('Region to move to.'), only_if: schemaRef('Condition') }, [
    'region',
  ]),
  Event: {
    type: 'object',
    description: 'Something that happened.',
    required: ['id', 'at', 'name'],
    properties: {
      id: text('Id of the event.'),
      at: { type: 'string', format: 'date-time' },
      name: text('What happened, in one word.'),
      actor: schemaRef('Account'),
      changes: createListSchema('Change'),
      cause: orNull(schemaRef('Event')),
    },
  },
  Change: {
    type: 'object',
    required: ['field'],
    properties: {
      field: text('Path of the field that changed.'),
      from: { description: 'Value before; absent when the field is new.' },
      to: { description: 'Value afterwards; absent when the field is gone.' },
      event: schemaRef('Event'),
    },
  },
  Problem: {
    type: 'object',
    description: 'Why a request failed.',
    required: ['status', 'title'],
    properties: {
      status: { type: 'integer', minimum: 400, maximum: 599 },
      title: text('The problem in one sentence.'),
      detail: text('What to do about it.'),
      field: {
        type: ['string', 'null'],
        description: 'JSON Pointer to the field of the body that is wrong.',
      },
      causes: createListSchema('Problem'),
    },
  },
}
