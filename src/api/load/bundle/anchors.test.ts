import { describe, expect, test } from 'vitest'
import { loadProblems, loadTexts } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
paths: {}
components:
  schemas:
`

describe('[R-031] a schema named by an anchor', () => {
  test('is found anywhere in its file', () => {
    const { bundled, document } = loadTexts({
      'api/openapi.yaml': `${head}    Node:
      $anchor: node
      type: object
      properties:
        disk: { $ref: '#disk' }
        image: { $ref: images.yaml#image, description: The image of the node. }
        example: { $anchor: sample, type: string }
        next: { $ref: '#node' }
        text: { $ref: '#sample' }
      example: { $anchor: disk }
    Disk: { $defs: { inner: { $anchor: disk, type: integer } } }
`,
      'api/images.yaml': `Image: { type: object, properties: { id: { $anchor: image, type: string } } }\n`,
    })
    expect(document.schemas).toMatchObject({
      Node: {
        properties: {
          disk: { $ref: '#/components/schemas/inner' },
          image: { $ref: '#/components/schemas/id', description: 'The image of the node.' },
          next: { $ref: '#/components/schemas/Node' },
          text: { $ref: '#/components/schemas/example' },
        },
      },
      inner: { type: 'integer' },
      id: { type: 'string' },
      example: { type: 'string' },
    })
    expect(JSON.stringify(bundled)).not.toMatch(/"\$anchor":"(node|image|sample)"/)
  })

  test('is found from another file only if the `$ref` names its file', () => {
    expect(
      loadProblems({
        'api/openapi.yaml': `${head}    Node: { $anchor: node, properties: { disk: { $ref: disk.yaml#/Disk } } }\n`,
        'api/disk.yaml': `Disk: { properties: { node: { $ref: '#node' } } }\n`,
      }),
    ).toMatchInlineSnapshot(`
      "api/disk.yaml:1
        At \`#/Disk/properties/node/$ref\`: \`$ref\` to \`#node\`, but no schema in \`api/disk.yaml\` has the \`$anchor\` \`node\`.
        \`#\` refers to this file, not to the document. Write \`openapi.yaml#node\`."
    `)
  })

  test('is not found under an unknown or ambiguous name', () => {
    expect(
      loadProblems({
        'api/openapi.yaml': `${head}    A: { $anchor: node, type: object, properties: { b: { $ref: '#nod' }, c: { $ref: '#volume' } } }
    B: { $anchor: same, type: string }
    C: { $anchor: same, type: integer, not: { $ref: '#same' } }
`,
      }),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/components/schemas/A/properties/b/$ref\`: \`$ref\` to \`#nod\`, but no schema in \`api/openapi.yaml\` has the \`$anchor\` \`nod\`.
        Did you mean \`node\`?

      api/openapi.yaml:6
        At \`#/components/schemas/A/properties/c/$ref\`: \`$ref\` to \`#volume\`, but no schema in \`api/openapi.yaml\` has the \`$anchor\` \`volume\`.
        Use a pointer that starts with a slash, such as \`#/components/schemas/Node\`.

      api/openapi.yaml:8
        At \`#/components/schemas/C/not/$ref\`: \`$ref\` to \`#same\`, but several schemas in \`api/openapi.yaml\` have the \`$anchor\` \`same\`.
        Make each anchor unique, or use a pointer such as \`#/components/schemas/Node\`."
    `)
  })
})

describe('[R-031] a schema with a dynamic anchor', () => {
  test('is the target of `$dynamicRef`', () => {
    const { document } = loadTexts({
      'api/openapi.yaml': `${head}    Tree:
      $dynamicAnchor: node
      type: object
      properties:
        children: { type: array, items: { $dynamicRef: '#node' } }
        parent: { $ref: '#/components/schemas/Any', $dynamicRef: '#node' }
    Any: { type: object }
`,
    })
    expect(document.schemas).toEqual({
      Any: { type: 'object' },
      Tree: {
        type: 'object',
        properties: {
          children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
          parent: {
            $ref: '#/components/schemas/Any',
            allOf: [{ $ref: '#/components/schemas/Tree' }],
          },
        },
      },
    })
  })

  test('is the target in the schema that includes another with it', () => {
    const { document } = loadTexts({
      'api/openapi.yaml': `${head}    List: { $id: list, type: array, items: { $dynamicRef: '#item' }, $defs: { item: { $dynamicAnchor: item, not: {} } } }
    Name: { type: string }
    Names: { $ref: '#/components/schemas/List', title: All, $defs: { item: { $dynamicAnchor: item, $ref: '#/components/schemas/Name' } } }
    Ages: { allOf: [{ $ref: '#/components/schemas/List' }], $defs: { item: { $dynamicAnchor: item, type: integer } } }
    Tree: { $dynamicAnchor: node, properties: { children: { type: array, items: { $dynamicRef: '#node' } } } }
    Tall: { $dynamicAnchor: node, $ref: '#/components/schemas/Tree', properties: { height: { type: integer } } }
`,
    })
    const { List, Names, Ages, Tree, Tall, item } = document.schemas
    expect(List).toMatchObject({ type: 'array', items: {} })
    expect(Names).toMatchObject({ title: 'All', allOf: [{ items: { $ref: '#/components/schemas/Name' } }] })
    expect(Ages).toMatchObject({ allOf: [{ items: { $ref: '#/components/schemas/item' } }] })
    expect(item).toEqual({ type: 'integer' })
    expect(Tree).toMatchObject({ properties: { children: { items: { $ref: '#/components/schemas/Tree' } } } })
    expect(Tall).toMatchObject({
      properties: { height: { type: 'integer' } },
      allOf: [{ properties: { children: { items: { $ref: '#/components/schemas/Tall' } } } }],
    })
  })

  test('must exist', () => {
    expect(
      loadProblems({
        'api/openapi.yaml': `${head}    List: { type: array, items: { $dynamicRef: '#item' } }\n`,
      }),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/components/schemas/List/items\`: \`$ref\` to \`#item\`, but no schema in \`api/openapi.yaml\` has the \`$anchor\` \`item\`.
        Use a pointer that starts with a slash, such as \`#/components/schemas/Node\`."
    `)
  })
})
