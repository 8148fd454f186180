import type { Resource } from './resources.ts'

/** A part of the document: a schema, an operation, whatever JSON can hold. */
export type JsonObject = Record<string, unknown>

/** A property, its schema and a value that the schema accepts. */
export interface NamedField {
  name: string
  schema: JsonObject
  example: unknown
}

/** Properties as real APIs have them: limits, formats, patterns, defaults, lists, maps and values that may be null. */
const pool: NamedField[] = [
  field(
    'description',
    { type: 'string', maxLength: 500, description: 'What it is for, shown in lists.' },
    '',
  ),
  field('region', { type: 'string', enum: ['north-1', 'south-1', 'west-2'], description: 'Where it lies.' }),
  field(
    'zone',
    { type: ['string', 'null'], description: 'Zone within the region; `null` lets us choose.' },
    'a',
  ),
  field('size_gb', {
    type: 'integer',
    minimum: 10,
    maximum: 65_536,
    multipleOf: 10,
    default: 50,
    description: 'Size in gigabytes. It can be raised later, not lowered.',
  }),
  field(
    'cpu_count',
    { type: 'integer', minimum: 1, maximum: 128, description: 'Number of virtual processors.' },
    4,
  ),
  field(
    'memory_mb',
    { type: 'integer', format: 'int64', minimum: 512, description: 'Memory in megabytes.' },
    8192,
  ),
  field(
    'plan',
    { type: 'string', pattern: '^[a-z]+\\.[a-z0-9]+$', description: 'Name of a plan.' },
    'general.m4',
  ),
  field('hourly_price', { $ref: '#/components/schemas/Money' }, { amount: '0.085', currency: 'EUR' }),
  field('is_protected', { type: 'boolean', default: false, description: 'Refuse to delete it.' }),
  field('is_public', { type: 'boolean', default: false, description: 'Reachable from outside the project.' }),
  field('ip_addresses', { type: 'array', items: { type: 'string', format: 'ipv4' }, maxItems: 16 }, [
    '10.0.4.17',
  ]),
  field('cidr', { type: 'string', description: 'Range of addresses in CIDR form.' }, '10.0.4.0/24'),
  field('port', {
    type: 'integer',
    minimum: 1,
    maximum: 65_535,
    default: 443,
    description: 'Port that it listens on.',
  }),
  field(
    'protocols',
    {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: ['http', 'https', 'tcp', 'udp'] },
      description: 'Protocols that are accepted.',
    },
    ['https'],
  ),
  field(
    'timeout_seconds',
    { type: 'number', exclusiveMinimum: 0, maximum: 3600, description: 'Longest wait.' },
    30.5,
  ),
  field('retention_days', {
    type: 'integer',
    minimum: 1,
    maximum: 365,
    default: 30,
    description: 'Days it is kept.',
  }),
  field(
    'owner_email',
    { type: 'string', format: 'email', description: 'Who gets notified of problems.' },
    'ops@bench.example',
  ),
  field(
    'callback_url',
    { type: 'string', format: 'uri', description: 'Called on each change of state.' },
    'https://hooks.bench.example/state',
  ),
  field(
    'checksum',
    { type: 'string', minLength: 64, maxLength: 64, description: 'SHA-256 in hexadecimal.' },
    '9f86d081884c7d659a2feaa0c55ad015'.repeat(2),
  ),
  field(
    'variables',
    {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: 4096 },
      description: 'Environment of the process.',
    },
    { LOG_LEVEL: 'info' },
  ),
  field(
    'limits',
    {
      type: 'object',
      required: ['requests'],
      properties: {
        requests: { type: 'integer', minimum: 0, description: 'Requests per minute.' },
        burst: { type: 'integer', minimum: 0, description: 'Requests at once.' },
      },
    },
    { requests: 600, burst: 40 },
  ),
  field(
    'schedule',
    { type: 'string', description: 'When it runs, in five fields: minute to weekday.' },
    '15 3 * * 1',
  ),
  field(
    'tier',
    {
      oneOf: [
        { const: 'basic', title: 'Shared' },
        { const: 'premium', title: 'Dedicated' },
      ],
    },
    'basic',
  ),
  field(
    'expires_at',
    { type: 'string', format: 'date-time', description: 'Time from which it may be deleted.' },
    '2026-04-02T09:30:00Z',
  ),
]

/** Between five and twelve fields of the pool, another choice for each resource and `turn`. */
export function chooseFields({ index }: Resource, turn: number): NamedField[] {
  const count = 5 + ((index * 5 + turn * 3) % 8)
  // 7 has no divisor in common with the length of the pool, so nothing is chosen twice.
  const start = index * 11 + turn * 5
  return Array.from({ length: count }, (_, step) => pool[(start + step * 7) % pool.length]).filter(
    (chosen) => chosen !== undefined,
  )
}

export const toProperties = (fields: NamedField[]): JsonObject =>
  Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))

export const getExample = (fields: NamedField[]): JsonObject =>
  Object.fromEntries(fields.map(({ name, example }) => [name, example]))

/** Without an example, the default or the first allowed value is one. */
function field(name: string, schema: JsonObject, example?: unknown): NamedField {
  const [first] = Array.isArray(schema.enum) ? schema.enum : []
  return { name, schema, example: example ?? schema.default ?? first }
}
