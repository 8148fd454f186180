import { describe, expect, test } from 'vitest'
import { loadTextProblems } from '../../../../tests/unit/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`
const answer = `responses: { '200': { description: Done } }`

describe('[R-031] operations', () => {
  test('with duplicate IDs, or IDs that differ only in case', () => {
    expect(
      loadTextProblems(`${head}paths:
  /nodes/: { get: { operationId: listNodes, ${answer} } }
  /nodes/all/: { get: { operationId: listNodes, ${answer} } }
  /nodes/list/: { get: { operationId: ListNodes, ${answer} } }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        At \`#/paths/~1nodes~1all~1/get/operationId\`: The operation ID \`listNodes\` is taken: \`GET /nodes/\` (api/openapi.yaml:4) already uses it.
        Use another ID here, for example \`getNodesAll\`. If a program generates the document, change its source. If the document isn't yours, change this copy, and report the duplicate to its publisher.

      api/openapi.yaml:6
        At \`#/paths/~1nodes~1list~1/get/operationId\`: The operation ID \`ListNodes\` is taken: \`GET /nodes/\` (api/openapi.yaml:4) uses \`listNodes\`, which would be the same file.
        Give each operation a unique ID."
    `)
  })

  test('with the same method, path, and body values', () => {
    const put = (id: string, match: string): string => `{ put: { operationId: ${id}, ${match}${answer} } }`
    expect(
      loadTextProblems(`${head}paths:
  /actions/#on: ${put('on', 'x-body-match: { type: on }, ')}
  /actions/#off: ${put('off', 'x-body-match: { type: off }, ')}
  /actions/#stop: ${put('stop', 'x-body-match: { type: off }, ')}
  /nodes/#a: ${put('a', '')}
  /nodes/#b: ${put('b', '')}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1actions~1#stop/put\`: \`PUT /actions/#stop\` has the same method, path, and \`x-body-match\` as \`PUT /actions/#off\` (api/openapi.yaml:5).
        Distinguish them with \`x-body-match\`, which lists values of body fields.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1#b/put\`: \`PUT /nodes/#b\` has the same method and path as \`PUT /nodes/#a\` (api/openapi.yaml:7).
        Distinguish them with \`x-body-match\`, which lists values of body fields."
    `)
  })

  test('without responses, with an invalid status, or with unknown credentials', () => {
    expect(
      loadTextProblems(`${head}security: [{ token: [] }]
paths:
  nodes/:
    get: { summary: List }
    post:
      security: [{ bearerAuth: [], key: [] }]
      responses: { ok: { description: Done } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:3
        At \`#/security/0/token\`: The security scheme \`token\` doesn't exist.
        Declare it in \`components.securitySchemes\`.

      api/openapi.yaml:5
        At \`#/paths/nodes~1\`: The path \`nodes/\` doesn't start with a slash.
        Write \`/nodes/\`.

      api/openapi.yaml:6
        At \`#/paths/nodes~1/get\`: The operation has no responses.
        Add \`responses\` with at least one status.

      api/openapi.yaml:8
        At \`#/paths/nodes~1/post/security/0/bearerAuth\`: The security scheme \`bearerAuth\` doesn't exist.
        Did you mean \`bearer\`?

      api/openapi.yaml:8
        At \`#/paths/nodes~1/post/security/0/key\`: The security scheme \`key\` doesn't exist.
        Declare it in \`components.securitySchemes\`.

      api/openapi.yaml:9
        At \`#/paths/nodes~1/post/responses/ok\`: \`ok\` isn't a status.
        Write a number in quotes such as \`'200'\`, a class such as \`4XX\`, or \`default\`."
    `)
  })
})

describe('[R-031] parameters', () => {
  test('without a schema, location, or name, or with an unknown location', () => {
    expect(
      loadTextProblems(`${head}paths:
  /nodes/:
    get:
      parameters:
        - { name: page, in: query }
        - { name: size, in: querry, schema: { type: integer } }
        - { name: node, in: body, schema: { type: object } }
        - { name: sort, schema: { type: string } }
        - { in: header, schema: { type: string } }
        - { name: all, in: querystring, schema: { type: object } }
      ${answer}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:7
        At \`#/paths/~1nodes~1/get/parameters/0\`: The parameter \`page\` has neither \`schema\` nor \`content\`.
        Describe its values with \`schema\`, such as \`type: string\`.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1/get/parameters/1/in\`: The parameter \`size\` has the unknown location \`querry\`.
        Did you mean \`query\`?

      api/openapi.yaml:9
        At \`#/paths/~1nodes~1/get/parameters/2/in\`: The parameter \`node\` has the unknown location \`body\`.
        Describe the body in \`requestBody\`.

      api/openapi.yaml:10
        At \`#/paths/~1nodes~1/get/parameters/3\`: The parameter \`sort\` has no \`in\`.
        Add \`in: query\` or another location.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1/get/parameters/4\`: \`name\` is missing.
        Write \`name: page\`.

      api/openapi.yaml:12
        At \`#/paths/~1nodes~1/get/parameters/5\`: The parameter \`all\` has no \`content\`.
        Describe the whole query in \`content\`, under a media type."
    `)
  })

  test('missing from the path or from the list, or declared twice', () => {
    expect(
      loadTextProblems(`${head}paths:
  /nodes/{node_id}/disks/{disk}/:
    parameters:
      - { name: nodeid, in: path, required: true, schema: { type: integer } }
    get: { ${answer} }
    put:
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: page, in: query, schema: { type: integer } }
      ${answer}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/parameters/0\`: The path parameter \`nodeid\` doesn't appear in \`/nodes/{node_id}/disks/{disk}/\`.
        Did you mean \`node_id\`?

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/get\`: The path \`/nodes/{node_id}/disks/{disk}/\` contains \`{node_id}\`, but no parameter describes it.
        Did you mean \`nodeid\`?

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/get\`: The path \`/nodes/{node_id}/disks/{disk}/\` contains \`{disk}\`, but no parameter describes it.
        Add a parameter with \`name: disk\` and \`in: path\`.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put\`: The path \`/nodes/{node_id}/disks/{disk}/\` contains \`{node_id}\`, but no parameter describes it.
        Did you mean \`nodeid\`?

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put\`: The path \`/nodes/{node_id}/disks/{disk}/\` contains \`{disk}\`, but no parameter describes it.
        Add a parameter with \`name: disk\` and \`in: path\`.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put/parameters/1\`: The parameter \`page\` is declared twice.
        Remove one of the two."
    `)
  })
})
