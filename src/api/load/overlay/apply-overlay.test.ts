import { describe, expect, test } from 'vitest'
import { loadTexts } from '../../../../tests/unit/load-texts.ts'
import type { LoadedApi } from '../../../shared/api/loaded-api.ts'
import { DocsError, formatProblems } from '../../../shared/docs-error.ts'

const document = `openapi: 3.1.0
info: { title: Garden, version: '1' }
tags: &tags [{ name: Beds }]
x-tags: *tags
paths:
  /beds:
    get:
      tags: [Beds]
      summary: List
      parameters: [{ name: debug, in: query, schema: { type: boolean } }, { name: page, in: query, schema: { type: integer } }]
      responses: { '200': { description: Done } }
    delete:
      x-internal: true
      responses: { '204': { description: Done } }
  /plants:
    get: { tags: [Beds], responses: { '200': { description: Done } } }
components: { schemas: { Bed: { type: object, properties: { size: { type: string } } } } }
`

const createOverlay = (...actions: object[]): string => {
  const lines = actions.map((action) => `  - ${JSON.stringify(action)}`)
  return ['overlay: 1.1.0', "info: { title: Ours, version: '1' }", 'actions:', ...lines].join('\n')
}

function load(...overlays: string[]): LoadedApi {
  const texts = overlays.map((text, index): [string, string] => [`api/overlay-${index}.yaml`, text])
  const source = { problems: 'warn' as const, overlays: texts.map(([file]) => file) }
  return loadTexts({ 'api/openapi.yaml': document, ...Object.fromEntries(texts) }, source)
}

const paths = (api: LoadedApi): Record<string, never> => api.bundled.paths as Record<string, never>

/** Returns what a writer sees, whether the document has a page or not. */
function listMessages(...overlays: string[]): string {
  try {
    return formatProblems(load(...overlays).warnings)
  } catch (error) {
    if (error instanceof DocsError) return error.message
    throw error
  }
}

describe('[R-031] overlays', () => {
  test('merge objects, append to lists, replace values, and remove nodes', () => {
    const api = load(
      createOverlay(
        { target: '$.paths[*][?@["x-internal"] == true]', remove: true },
        { target: '$.paths[*].get.parameters[?@.name == "debug"]', remove: true },
        {
          target: '$.paths[*].get',
          update: { description: 'By us.', responses: { 404: { description: 'Missing' } } },
        },
        {
          target: '$.paths["/beds"].get.parameters',
          update: { name: 'limit', in: 'query', schema: { type: 'integer' } },
        },
        { target: '$.paths["/beds"].get.summary', update: 'List beds' },
        {
          target: '$',
          update: {
            components: { schemas: { Plant: { type: 'string' } } },
            servers: [{ url: 'https://api.example' }],
          },
        },
      ),
    )
    expect(paths(api)['/beds']).toEqual({
      get: {
        tags: ['Beds'],
        summary: 'List beds',
        description: 'By us.',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'Done' }, 404: { description: 'Missing' } },
      },
    })
    expect(Object.keys(api.document.schemas)).toEqual(['Bed', 'Plant'])
    expect(api.document.servers.map(({ url }) => url)).toEqual(['https://api.example'])
    expect(api.warnings).toEqual([])
  })

  test('copy a node, also under another path', () => {
    const api = load(
      createOverlay(
        { target: '$.paths', update: { '/trees': { post: {} } } },
        { target: '$.paths["/trees"].post', copy: '$.paths["/beds"].get' },
        { target: '$.paths["/beds"].get', remove: true },
      ),
    )
    expect(paths(api)['/trees']).toMatchObject({ post: { summary: 'List' } })
    expect(paths(api)['/beds']).not.toHaveProperty('get')
  })

  test('are applied in order, and change one place of an alias', () => {
    const api = load(
      createOverlay({ target: '$.tags[0]', update: { description: 'First' } }),
      createOverlay({ target: '$.tags[0].description', update: 'Second' }),
    )
    expect(api.bundled.tags).toEqual([{ name: 'Beds', description: 'Second' }])
    expect(api.bundled['x-tags']).toEqual([{ name: 'Beds' }])
  })

  test('report what they cannot do, with file, line, and action', () => {
    expect(
      listMessages(
        createOverlay(
          { target: '$.paths["/bed"].get', remove: true },
          { target: '$.paths[?@.x-internal]', remove: true },
          { target: '$.info.title', update: { a: 1 } },
          { target: '$.components', update: { schemas: { Bed: [1] } } },
          { target: '$.info', copy: '$.paths[*].get' },
          { target: '$.info' },
        ),
        'openapi: 3.1.0',
        'overlay: 2.0.0',
      ),
    ).toMatchInlineSnapshot(`
      "api/overlay-0.yaml:5
        At \`#/actions/1/target\`: \`$.paths[?@.x-internal]\` isn't a JSONPath expression: it breaks at \`-internal]\`.
        Correct it by RFC 9535.

      api/overlay-0.yaml:6
        At \`#/actions/2/update\`: An object can't be merged with the target: The string \`"Garden"\`.
        Write a value of the same kind, or remove the value with another action before.

      api/overlay-0.yaml:7
        At \`#/actions/3/update\`: A list can't be merged with \`/schemas/Bed\` of the target: An object.
        Write a value of the same kind, or remove the value with another action before.

      api/overlay-0.yaml:8
        At \`#/actions/4/copy\`: 2 values in \`api/openapi.yaml\` match \`$.paths[*].get\`, but an action copies exactly one.
        Write an expression that selects one value.

      api/overlay-0.yaml:9
        At \`#/actions/5\`: The action has no \`target\`, or nothing to do with it.
        Add \`target\`, a JSONPath expression, and one of \`update\`, \`remove: true\`, and \`copy\`.

      api/overlay-1.yaml:1
        At \`#\`: The file isn't an OpenAPI Overlay: it doesn't declare a version.
        Start the file with \`overlay: 1.1.0\`, or remove it from \`overlays\` of the configuration.

      api/overlay-2.yaml:1
        At \`#/overlay\`: Overlay \`2.0.0\` isn't supported.
        Start the file with \`overlay: 1.1.0\`, or remove it from \`overlays\` of the configuration."
    `)
    expect(
      listMessages(createOverlay({ target: '$.paths["/bed"].get', remove: true })),
    ).toMatchInlineSnapshot(`
      "api/overlay-0.yaml:4
        At \`#/actions/0/target\`: Nothing in \`api/openapi.yaml\` matches \`$.paths["/bed"].get\`, so the action changes nothing.
        Correct the target, or remove the action."
    `)
  })
})
