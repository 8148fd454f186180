import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSchemaItem } from '../../src/api/describe/create-api-items.ts'
import { detailCount } from '../../src/api/describe/detail-levels.ts'
import { renderWithinPageLimit } from '../../src/render/api/render-within-page-limit.ts'
import type { ApiDocument, Schema } from '../../src/shared/api/api-document.ts'
import { createSchemaExample } from '../../src/shared/api/example/create-schema-example.ts'
import { getValidator } from '../../src/shared/api/validation/get-validator.ts'
import { ref, sampleDescribeContext } from '../unit/api-values.ts'
import { loadLeniently } from '../unit/load-texts.ts'
import { checkSamples } from './check-samples.ts'

/** Lists the files of a component schema whose every view is too large for its page. */
function listFragments(name: string, schemas: Record<string, Schema>): string[] {
  const item = createSchemaItem(name, sampleDescribeContext({ schemas }))
  const tooLarge = (view: unknown): string => JSON.stringify(view).padEnd(120_000)
  const describer = { api: 'cloud', levels: detailCount }
  return [...renderWithinPageLimit(item, tooLarge, { describer, printPart: tooLarge })].map(
    ({ path }) => path,
  )
}

const names = ['A', 'B', 'C', 'D']

/** Any schema, whose unnamed shapes contain each other and named ones in every way. */
const { anySchema } = fc.letrec<{ anySchema: Schema; shape: Schema }>((tie) => {
  const list = (length: number): fc.Arbitrary<Schema[]> =>
    fc.array(tie('anySchema'), { minLength: 1, maxLength: length })
  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('anySchema'), { minKeys: 1, maxKeys: 3 })
  return {
    anySchema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<Schema>(...names.map(ref), { type: 'string' }),
      tie('shape'),
    ),
    shape: fc.oneof(
      fields.map((properties): Schema => ({ type: 'object', properties })),
      tie('anySchema').map((additionalProperties): Schema => ({ type: 'object', additionalProperties })),
      tie('anySchema').map((items): Schema => ({ type: 'array', items })),
      list(3).map((oneOf): Schema => ({ oneOf })),
      list(3).map((anyOf): Schema => ({ anyOf })),
      list(2).map((allOf): Schema => ({ allOf })),
      fc.tuple(list(2), fields).map(([allOf, properties]): Schema => ({ type: 'object', allOf, properties })),
    ),
  }
})

/** Counts the schemas of a document, as a measure of its size. */
const countSchemas = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce((sum: number, inner) => sum + countSchemas(inner), 1)

/** Loads schemas as the components of a document whose only operation sends and returns each of them. */
const loadSchemas = (schemas: Record<string, Schema>): ApiDocument => {
  const content = { 'application/json': { schema: { type: 'object', properties: mapToRefs(schemas) } } }
  const operation = {
    requestBody: { content },
    responses: { 200: { description: 'Done', content } },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { post: operation } },
    components: { schemas },
  }
  return loadLeniently(JSON.stringify(document)).document
}

const mapToRefs = (schemas: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.keys(schemas).map((name) => [name, ref(name)]))

const anySchemas = fc.record({ A: anySchema, B: anySchema, C: anySchema, D: anySchema })

describe('[R-031] schemas that contain themselves', () => {
  test('have as many fragments as the document has shapes, whatever contains what', () => {
    fc.assert(
      fc.property(anySchemas, (written) => {
        const { schemas } = loadSchemas(written)
        for (const name of names) {
          const fragments = listFragments(name, schemas)
          expect(new Set(fragments).size).toBe(fragments.length)
          expect(fragments.length).toBeLessThanOrEqual(4 * countSchemas(schemas))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('have examples, and can be validated', () => {
    fc.assert(
      fc.property(anySchemas, (written) => {
        const { schemas } = loadSchemas(written)
        for (const name of names) {
          const example = createSchemaExample(ref(name), schemas, { direction: 'request' }) ?? null
          getValidator(schemas, 'request').validate(example, ref(name))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('of a base that lists its subtypes, which include it, accept a subtype', async () => {
    const createSubtype = (field: string): Schema => ({
      allOf: [
        ref('Pet'),
        { type: 'object', required: [field], properties: { [field]: { type: 'integer' } } },
      ],
    })
    const document = loadSchemas({
      Pet: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' } },
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind' },
      },
      Cat: createSubtype('paws'),
      Dog: createSubtype('bark'),
    })
    const { schemas } = document
    const isValid = (value: unknown, name: string): boolean =>
      getValidator(schemas, 'request').validate(value, ref(name)).length === 0
    expect(isValid({ kind: 'Cat', paws: 4 }, 'Pet')).toBe(true)
    expect(isValid({ kind: 'Cat', paws: 4 }, 'Cat')).toBe(true)
    expect(isValid({ kind: 'Cat' }, 'Pet')).toBe(false)
    expect(isValid({ paws: 4 }, 'Cat')).toBe(false)
    expect(await checkSamples(document)).toEqual({ samples: 1, failures: [] })
  })
})
