import { describe, expect, test } from 'vitest'
import { noRelatedPages, ref } from '../../../tests/unit/api-values.ts'
import { loadLeniently } from '../../../tests/unit/load-texts.ts'
import type { Schema } from '../../shared/api/api-document.ts'
import { createSchemaExample } from '../../shared/api/example/create-schema-example.ts'
import { createSchemaRef } from '../../shared/api/json-pointer.ts'
import type { LoadedApi } from '../../shared/api/loaded-api.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { mapValues } from '../../shared/read-unknown.ts'
import { formatSchemaMarkdown } from '../exports/format-api-markdown.ts'

const load = (schemas: string): LoadedApi =>
  loadLeniently(`openapi: 3.0.3
info: { title: A, version: '1' }
paths: {}
components:
  schemas:
${schemas}`)

/** A base schema whose discriminator lists no subtypes, as many generators write it. */
const animals = `    Animal: { type: object, required: [kind], discriminator: { propertyName: kind }, properties: { kind: { type: string } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { paws: { type: integer } } }] }
    Lion: { allOf: [{ $ref: '#/components/schemas/Cat' }, { type: object, properties: { kind: { enum: [lion] }, mane: { type: boolean } } }] }
    Dog: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, required: [bark], properties: { bark: { type: string } } }] }
`

describe('[R-031] subtypes that a discriminator without a mapping leads to', () => {
  const { schemas } = load(animals).document

  test('are the schemas that include the base, by name or by their only value', () => {
    expect(flattenSchema(ref('Animal'), schemas).choices).toEqual([
      {
        kind: 'oneOf',
        discriminator: {
          propertyName: 'kind',
          mapping: mapValues({ Cat: 'Cat', Dog: 'Dog', lion: 'Lion' }, createSchemaRef),
        },
        options: [ref('Cat'), ref('Dog'), ref('Lion')],
      },
    ])
    expect(createSchemaExample(ref('Animal'), schemas)).toEqual({ kind: 'Cat', paws: 1 })
  })

  test('have their own value, and one with subtypes any', () => {
    const getKind = (name: string): Schema =>
      flattenSchema(ref(name), schemas).keywords.properties?.kind ?? true
    expect(flattenSchema(getKind('Dog'), schemas).keywords).toMatchObject({ const: 'Dog' })
    expect(flattenSchema(getKind('Lion'), schemas).keywords).toMatchObject({ const: 'lion' })
    expect(getKind('Cat')).toEqual({ type: 'string' })
    expect(createSchemaExample(ref('Dog'), schemas)).toEqual({ kind: 'Dog', bark: 'string' })
  })
})

test('[R-031] Markdown shows no choice between siblings in a subtype, and the limits of a list', () => {
  const { document } = load(
    `${animals}    Pack: { type: object, properties: { names: { type: array, maxItems: 9, uniqueItems: true, items: { type: string, maxLength: 5 } } } }\n`,
  )
  const context = { document, siteUrl: 'https://docs.example', relatedPages: noRelatedPages }
  expect(formatSchemaMarkdown('Dog', context)).not.toContain('One of')
  expect(formatSchemaMarkdown('Animal', context)).toContain('One of: `Cat`, `Dog`, `Lion`.')
  expect(formatSchemaMarkdown('Pack', context)).toContain(
    'At most 9 items. No duplicate items. At most 5 characters.',
  )
})

test('[R-031] a closed base schema and its closed subtype have the fields of both', () => {
  const { document, warnings } = load(`    Base:
      { type: object, required: [kind], additionalProperties: false, properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { a: '#/components/schemas/A' } } }
    A:
      { additionalProperties: false, allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, additionalProperties: false, properties: { size: { type: integer } } }] }
`)
  expect(createSchemaExample(ref('A'), document.schemas)).toEqual({ kind: 'a', size: 1 })
  expect(createSchemaExample({ type: 'array', items: ref('Base') }, document.schemas)).toEqual([
    { kind: 'a', size: 1 },
  ])
  expect(warnings.map(({ problem }) => problem.replace(/^.*forbids/, 'forbids'))).toContain(
    'forbids `size`, which a part of `allOf` describes.',
  )
})
