import type { FlatSchema } from '../schema/flat-schema.ts'
import { matchesRules } from '../schema/match-rules.ts'
import { generatePatternTexts } from './generate-pattern-texts.ts'

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
  url: 'https://example.com/',
  'uri-reference': '/path',
  'uri-template': '/path/{id}',
  iri: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  byte: 'aGVsbG8=',
  binary: 'hello',
  password: 'correct horse battery staple',
  'json-pointer': '/name',
  'json-pointer-uri-fragment': '#/name',
  'relative-json-pointer': '1/name',
  regex: '^[a-z]+$',
}

/** Texts to try against a pattern, most descriptive first. */
const patternCandidates = (
  'example example-1 Example EXAMPLE example-name-1 a1 1 10 100 1234 203.0.113.24 10.0.0.0/16 ' +
  '2001:db8::24 user@example.com https://example.com/ example.com 2026-01-15 09:30 #1f6feb +15550100 ' +
  'Example-1234 Example_1234!'
).split(' ')

/** Longer examples help nobody, and the longest that a schema may require don't fit into memory. */
const maxTextLength = 10_000
/** A hostile pattern takes forever to reject a long text. */
const maxPatternText = 200
/** Number of different texts for a list without duplicates. */
const maxTexts = 20

/** Generates texts that match the schema's format, patterns, and length. If there is none, the last resort doesn't. */
export function* generateTexts(flat: FlatSchema): Generator<{ value: string; isValid: boolean }> {
  const { keywords, patterns } = flat
  const formatExample = examplesByFormat[keywords.format ?? '']
  const word = formatExample ?? 'string'
  const candidates = [
    ...(formatExample !== undefined || patterns.length === 0 ? [word] : []),
    ...(patterns.length === 0 ? [] : patternCandidates),
    ...patterns.flatMap(generatePatternTexts),
    ...Array.from({ length: maxTexts }, (_, index) => `${word}-${index + 2}`),
    ...Array.from({ length: maxTexts }, (_, index) => String.fromCharCode(97 + index)),
  ]
  let hasMatch = false
  for (const text of candidates) {
    const value = fitLength(text, keywords)
    if (patterns.length > 0 && value.length > maxPatternText) continue
    if (!matchesRules(value, { ...flat, types: [] })) continue
    hasMatch = true
    yield { value, isValid: true }
  }
  if (!hasMatch) yield { value: fitLength(word, keywords), isValid: false }
}

function fitLength(text: string, { minLength, maxLength }: FlatSchema['keywords']): string {
  if (typeof maxLength === 'number' && text.length > maxLength) return text.slice(0, maxLength)
  if (typeof minLength === 'number' && text.length < minLength)
    return text.padEnd(Math.min(minLength, maxTextLength), text || 'a')
  return text
}
