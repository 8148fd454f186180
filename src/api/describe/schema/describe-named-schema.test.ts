import { expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { gardenApi } from '../../../../tests/unit/garden-api.ts'
import { describeNamedSchema } from './describe-named-schema.ts'

const listUses = (name: string, document = gardenApi): [string, string[], number][] => {
  const view = describeNamedSchema(name, { ...sampleDescribeContext(), document, base: '/base/' })
  return (['usedBy', 'partOf'] as const).map((key) => [
    key,
    view[key].pages.map(({ title, url }) => `${title} ${url}`),
    view[key].more,
  ])
}

test('a schema names the operations and schemas that use it, and not itself', () => {
  expect(listUses('Bed')).toMatchInlineSnapshot(`
    [
      [
        "usedBy",
        [
          "List beds /base/api/garden/beds/listBeds/",
          "Create a bed /base/api/garden/beds/createBed/",
        ],
        0,
      ],
      [
        "partOf",
        [
          "Owner /base/api/garden/schemas/Owner/",
        ],
        0,
      ],
    ]
  `)
  expect(listUses('Owner')).toMatchInlineSnapshot(`
    [
      [
        "usedBy",
        [],
        0,
      ],
      [
        "partOf",
        [
          "Bed /base/api/garden/schemas/Bed/",
        ],
        0,
      ],
    ]
  `)
})

test('a schema that all operations use names only some of them', () => {
  const [first] = gardenApi.operations
  if (first === undefined) throw new Error('The garden has no operations.')
  const operations = Array.from({ length: 25 }, (_, index) => ({ ...first, id: `op${index}`, summary: '' }))
  const [[, pages, more] = []] = listUses('Bed', { ...gardenApi, operations })
  expect([pages?.length, pages?.[0], more]).toEqual([20, 'op0 /base/api/garden/beds/op0/', 5])
})

test('an example that looks like a ref, and a field named like a keyword', () => {
  const schemas = {
    ...gardenApi.schemas,
    Plot: {
      properties: { default: { $ref: '#/components/schemas/Owner' } },
      example: { $ref: '#/components/schemas/Bed' },
    },
  }
  const document = { ...gardenApi, schemas }
  expect(listUses('Owner', document)[1]?.[1]).toContain('Plot /base/api/garden/schemas/Plot/')
  expect(listUses('Bed', document)[1]?.[1]).not.toContain('Plot /base/api/garden/schemas/Plot/')
})
