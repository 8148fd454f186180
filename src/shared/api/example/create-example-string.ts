import type { SchemaObject } from '../api-document.ts'

/** Addresses and names are reserved for examples (RFC 2606, RFC 5737, RFC 3849). */
const examplesByFormat: Record<string, string> = {
  'date-time': '2026-01-15T09:30:00Z',
  date: '2026-01-15',
  time: '09:30:00Z',
  duration: 'PT1H',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'host.example.com',
  'idn-hostname': 'host.example.com',
  ipv4: '203.0.113.24',
  ipv6: '2001:db8::24',
  uri: 'https://example.com/',
  'uri-reference': '/path',
  iri: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  byte: 'aGVsbG8=',
  binary: 'hello',
  password: 'correct horse battery staple',
  'json-pointer': '/name',
  regex: '^[a-z]+$',
}

/** Texts to try against a pattern, most descriptive first. */
const patternCandidates = [
  'example',
  'example-1',
  'Example',
  'EXAMPLE',
  'example-name-1',
  'a1',
  '1',
  '10',
  '100',
  '1234',
  '203.0.113.24',
  '10.0.0.0/16',
  '2001:db8::24',
  'user@example.com',
  'https://example.com/',
  'example.com',
  '2026-01-15',
  '09:30',
  '#1f6feb',
  '+15550100',
]

/** Longer examples help nobody, and the longest that a schema may require don't fit into memory. */
const maxTextLength = 10_000

/** Generates a text that matches the schema's format, pattern, and length if possible. */
export function createExampleString(schema: SchemaObject): string {
  const text = examplesByFormat[schema.format ?? ''] ?? findMatchingExample(schema.pattern) ?? 'string'
  const { minLength, maxLength } = schema
  if (typeof maxLength === 'number' && text.length > maxLength) return text.slice(0, maxLength)
  if (typeof minLength === 'number' && text.length < minLength)
    return text.padEnd(Math.min(minLength, maxTextLength), text || 'a')
  return text
}

function findMatchingExample(pattern: unknown): string | undefined {
  if (typeof pattern !== 'string') return undefined
  const expression = compilePattern(pattern)
  return expression === undefined ? undefined : patternCandidates.find((text) => expression.test(text))
}

/** Compiles a pattern. Returns undefined for JSON Schema syntax that JavaScript doesn't support. */
function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return undefined
  }
}
