import { expect, test } from 'vitest'
import { loadLeniently, loadTextProblems } from '../../../../tests/unit/load-texts.ts'

const far = 'https://schemas.example/v1/common.yaml'
const write = (parameters = '') => `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      ${parameters}
      responses:
        '200': { description: A, content: { application/json: { schema: { $ref: '#/components/schemas/Far' } } } }
        '404': { $ref: '#/components/responses/Missing' }
components:
  schemas:
    Far: { $ref: '${far}#/Far' }
    Near: { type: object, properties: { far: { $ref: '${far}#/Far', title: A far one } } }
  responses: { Missing: { $ref: '${far}#/Missing' } }
  securitySchemes: { key: { $ref: '${far}#/key' } }
`

test('[R-031] a schema, a response, or a security scheme on another host is a link', () => {
  const { document, warnings } = loadLeniently(write())
  expect(document.schemas.Far).toMatchObject({ description: `[${far}#/Far](<${far}#/Far>)` })
  expect(document.schemas.Near).toMatchObject({ properties: { far: { title: 'A far one' } } })
  expect(document.operations[0]?.responses[1]?.description).toBe(`<${far}#/Missing>`)
  expect(document.securitySchemes.key).toMatchObject({ description: `<${far}#/key>` })
  expect(warnings.map(({ kind, problem, at }) => `${at.line} ${kind}: ${problem}`)).toEqual([
    `12 refs: At \`#/components/schemas/Far/$ref\`: Remote \`$ref\` \`${far}#/Far\` isn't supported.`,
    `13 refs: At \`#/components/schemas/Near/properties/far/$ref\`: Remote \`$ref\` \`${far}#/Far\` isn't supported.`,
    `14 refs: At \`#/components/responses/Missing/$ref\`: Remote \`$ref\` \`${far}#/Missing\` isn't supported.`,
    `15 refs: At \`#/components/securitySchemes/key/$ref\`: Remote \`$ref\` \`${far}#/key\` isn't supported.`,
    '15 fields: At `#/components/securitySchemes/key`: `type` is missing.',
  ])
})

test('[R-031] a parameter on another host has no name to send, so it stops the build', () => {
  const text = write(`parameters: [{ $ref: '${far}#/Page' }]`)
  expect(() => loadLeniently(text)).toThrow(`Remote \`$ref\` \`${far}#/Page\` isn't supported.`)
  expect(loadTextProblems(write())).toContain(`Remote \`$ref\` \`${far}#/Far\` isn't supported.`)
})
