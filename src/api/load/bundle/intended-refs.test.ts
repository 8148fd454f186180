import { expect, test } from 'vitest'
import { loadLeniently, loadTexts } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components:
  schemas:
`

test('[R-031] a schema is found by the URL that is its `$id`', () => {
  const { document, warnings } = loadLeniently(`${head}    Disk:
      type: object
      properties:
        node: { $ref: 'https://schemas.example/node' }
        name: { $ref: 'https://schemas.example/node#/properties/name' }
    Node:
      $id: https://schemas.example/node
      type: object
      properties: { name: { type: string, maxLength: 9 } }
`)
  expect(document.schemas).toMatchObject({
    Disk: {
      properties: {
        node: { $ref: '#/components/schemas/Node' },
        name: { $ref: '#/components/schemas/name' },
      },
    },
    name: { maxLength: 9 },
  })
  expect(warnings).toEqual([])
})

test('[R-031] a `$ref` that starts at its own schema leads to it', () => {
  const { document, warnings } = loadLeniently(`${head}    Node:
      type: object
      properties:
        owner: { type: object, properties: { name: { type: string } } }
        creator: { $ref: '#/properties/owner' }
`)
  expect(document.schemas.Node).toMatchObject({
    properties: { creator: { $ref: '#/components/schemas/owner' } },
  })
  expect(document.schemas.owner).toMatchObject({ properties: { name: { type: 'string' } } })
  expect(warnings.map(({ kind, fix }) => `${kind}: ${fix}`)).toEqual([
    'refs: Write `#/components/schemas/Node/properties/owner`.',
  ])
})

test('[R-031] a `$ref` to a file without the slash leads to the field of the file', () => {
  const load = (level: 'warn' | 'fail') => (): unknown =>
    loadTexts(
      {
        'api/openapi.yaml': `${head}    Node: { type: object, properties: { kind: { $ref: 'kinds.yaml#Kind' } } }\n`,
        'api/kinds.yaml': 'Kind: { type: string, enum: [small] }\n',
      },
      { problems: level },
    )
  expect(load('warn')()).toMatchObject({ document: { schemas: { Kind: { enum: ['small'] } } } })
  expect(load('fail')).toThrow('Write `kinds.yaml#/Kind`.')
})
