import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SampleRequest } from '../../../src/shared/api/request-spec.ts'
import { formatForm } from '../../../src/shared/api/request-text.ts'
import { sampleLanguages } from '../../../src/shared/samples/sample-languages.ts'
import { grammars } from './grammars.ts'
import { anyRequest, requests } from './requests.ts'

describe.each(sampleLanguages.map((language) => ({ language, id: language.id })))(
  '$id',
  ({ language, id }) => {
    const grammar = grammars[id]
    if (grammar === undefined) throw new Error(`There is no grammar for ${id}.`)

    test.each(Object.entries(requests))('[R-031] a sample parses: %s', async (_, request) => {
      expect(await grammar.findMistake(language.write(request))).toBeUndefined()
    })

    test('[R-031] samples with any values parse', async () => {
      await fc.assert(
        fc.asyncProperty(anyRequest, async (request) => {
          const code = language.write(request)
          expect(await grammar.findMistake(code), code).toBeUndefined()
        }),
        { numRuns: id === 'curl' ? 60 : 150 },
      )
    })

    test('[R-031] any value is in the sample exactly as it is sent', () => {
      fc.assert(
        fc.property(anyRequest, (request) => {
          const code = language.write(request)
          const strings = grammar.strings(code)
          for (const value of listValues(request)) {
            const isThere = strings.some((text) => contains(text, value)) || isBareName(code, value)
            expect(isThere, `${JSON.stringify(value)} in ${code}`).toBe(true)
          }
        }),
        { numRuns: 150 },
      )
    })

    test('reports mistakes', async () => {
      const code = language.write(requests.deletion ?? never())
      expect(await grammar.findMistake(`${code}\n(`)).toBeDefined()
    })
  },
)

interface Value {
  kind: 'text' | 'leaf' | 'name'
  text: string
}

/** Values that must be found, in the forms that languages may write them in. */
function listValues({ query, headers, body }: SampleRequest): Value[] {
  const pairs = [...query, ...(body?.kind === 'form' ? body.fields : [])]
  const sent = headers.filter(([name]) => name !== 'Content-Type').map(([, value]) => value)
  if (body?.kind === 'text') sent.push(body.text)
  if (body?.kind === 'file') sent.push(body.file)
  if (body?.kind === 'multipart')
    for (const part of body.parts) sent.push(part.name, part.kind === 'file' ? part.file : part.value)
  const values: Value[] = [
    ...pairs.flatMap(([name, value]): Value[] => [
      { kind: 'name', text: name },
      { kind: 'text', text: value },
    ]),
    ...sent.map((text): Value => ({ kind: 'text', text })),
  ]
  return body?.kind === 'json' ? [...values, ...listLeaves(body.value)] : values
}

function listLeaves(value: unknown): Value[] {
  if (typeof value === 'string') return [{ kind: 'leaf', text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [{ kind: 'name' as const, text: name }]),
    ...listLeaves(member),
  ])
}

/** A name of a member can stand without quotes. */
const isBareName = (code: string, { kind, text }: Value): boolean =>
  kind === 'name' && /^[A-Za-z_$][\w$]*$/.test(text) && code.includes(`${text}: `)

/** A literal holds a value as it is, encoded in an address, or in a text of JSON. */
function contains(literal: string, value: Value): boolean {
  const text = withoutMark(literal)
  const encoded = formatForm([[value.text, '']]).slice(0, -1)
  if (value.kind !== 'leaf' && (text.includes(withoutMark(value.text)) || text.includes(encoded))) return true
  return (
    text === withoutMark(value.text) || listLeaves(parse(literal)).some((leaf) => leaf.text === value.text)
  )
}

/** Prism reads literals with a decoder that drops a byte order mark at the start. */
const withoutMark = (text: string): string => text.replace(/^\ufeff+/, '')

function never(): never {
  throw new Error('The table has no such request.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
