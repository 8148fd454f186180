import { describe, expect, test } from 'vitest'
import { problemsIn } from '../fixtures/load-texts.ts'

const head = `openapi: 3.1.1
info: { title: Cloud API, version: '1' }
`
const answer = `responses: { '200': { description: Done } }`

describe('[R-031] operations', () => {
  test('ids that are taken, or differ only in case', () => {
    expect(
      problemsIn(`${head}paths:
  /nodes/: { get: { operationId: listNodes, ${answer} } }
  /nodes/all/: { get: { operationId: listNodes, ${answer} } }
  /nodes/list/: { get: { operationId: ListNodes, ${answer} } }
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:5
        At \`#/paths/~1nodes~1all~1/get/operationId\`: The operation id \`listNodes\` is not free: \`GET /nodes/\` (api/openapi.yaml:4) has that id already.
        Give each operation an id of its own.

      api/openapi.yaml:6
        At \`#/paths/~1nodes~1list~1/get/operationId\`: The operation id \`ListNodes\` is not free: \`GET /nodes/\` (api/openapi.yaml:4) has the id \`listNodes\`, and their files would be the same.
        Give each operation an id of its own."
    `)
  })

  test('the same method and path, without or with the same values of the body', () => {
    const put = (id: string, match: string): string => `{ put: { operationId: ${id}, ${match}${answer} } }`
    expect(
      problemsIn(`${head}paths:
  /actions/#on: ${put('on', 'x-body-match: { type: on }, ')}
  /actions/#off: ${put('off', 'x-body-match: { type: off }, ')}
  /actions/#stop: ${put('stop', 'x-body-match: { type: off }, ')}
  /nodes/#a: ${put('a', '')}
  /nodes/#b: ${put('b', '')}
`),
    ).toMatchInlineSnapshot(`
      "api/openapi.yaml:6
        At \`#/paths/~1actions~1#stop/put\`: \`PUT /actions/#stop\` has the method and path and the same \`x-body-match\` of \`PUT /actions/#off\` (api/openapi.yaml:5).
        Tell them apart by \`x-body-match\`: values of fields of the body.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1#b/put\`: \`PUT /nodes/#b\` has the method and path of \`PUT /nodes/#a\` (api/openapi.yaml:7).
        Tell them apart by \`x-body-match\`: values of fields of the body."
    `)
  })

  test('without responses, with a status that is none, with credentials that do not exist', () => {
    expect(
      problemsIn(`${head}security: [{ token: [] }]
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
        At \`#/security/0/token\`: There is no security scheme \`token\`.
        Describe it in \`components.securitySchemes\`.

      api/openapi.yaml:5
        At \`#/paths/nodes~1\`: The path \`nodes/\` does not begin with a slash.
        Write \`/nodes/\`.

      api/openapi.yaml:6
        At \`#/paths/nodes~1/get\`: The operation has no responses.
        Write \`responses\`, with at least one status.

      api/openapi.yaml:8
        At \`#/paths/nodes~1/post/security/0/bearerAuth\`: There is no security scheme \`bearerAuth\`.
        Did you mean \`bearer\`?

      api/openapi.yaml:8
        At \`#/paths/nodes~1/post/security/0/key\`: There is no security scheme \`key\`.
        Describe it in \`components.securitySchemes\`.

      api/openapi.yaml:9
        At \`#/paths/nodes~1/post/responses/ok\`: \`ok\` is not a status.
        Write a number in quotes such as \`'200'\`, a class such as \`4XX\`, or \`default\`."
    `)
  })
})

describe('[R-031] parameters', () => {
  test('without a schema, in a place that does not exist, without a place or name', () => {
    expect(
      problemsIn(`${head}paths:
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
        Say what its values are: \`schema\`, with \`type: string\` for example.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1/get/parameters/1/in\`: The parameter \`size\` is in \`querry\`, which does not exist.
        Did you mean \`query\`?

      api/openapi.yaml:9
        At \`#/paths/~1nodes~1/get/parameters/2/in\`: The parameter \`node\` is in \`body\`, which does not exist.
        Describe the body in \`requestBody\`.

      api/openapi.yaml:10
        At \`#/paths/~1nodes~1/get/parameters/3\`: The parameter \`sort\` does not say where it is sent.
        Write \`in: query\`, or another place.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1/get/parameters/4\`: \`name\` is missing.
        Write \`name: page\`.

      api/openapi.yaml:12
        At \`#/paths/~1nodes~1/get/parameters/5\`: The parameter \`all\` has no \`content\`.
        Describe the whole query there, with a media type."
    `)
  })

  test('that the path names and nobody describes, the reverse, and twice', () => {
    expect(
      problemsIn(`${head}paths:
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
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/parameters/0\`: The parameter \`nodeid\` is in the path, but \`/nodes/{node_id}/disks/{disk}/\` has no \`{nodeid}\`.
        Did you mean \`node_id\`?

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/get\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{node_id}\`, but no parameter describes it.
        Did you mean \`nodeid\`?

      api/openapi.yaml:7
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/get\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{disk}\`, but no parameter describes it.
        Add a parameter with \`name: disk\` and \`in: path\`.

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{node_id}\`, but no parameter describes it.
        Did you mean \`nodeid\`?

      api/openapi.yaml:8
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put\`: The path \`/nodes/{node_id}/disks/{disk}/\` has \`{disk}\`, but no parameter describes it.
        Add a parameter with \`name: disk\` and \`in: path\`.

      api/openapi.yaml:11
        At \`#/paths/~1nodes~1{node_id}~1disks~1{disk}~1/put/parameters/1\`: The parameter \`page\` is there twice.
        Remove one of the two."
    `)
  })
})
