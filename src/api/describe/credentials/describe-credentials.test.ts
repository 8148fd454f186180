import { expect, test } from 'vitest'
import { sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { loadText } from '../../../../tests/unit/load-texts.ts'
import { describeCredentials } from './describe-credentials.ts'

const { document } = loadText(`openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components:
  securitySchemes:
    member: { type: http, scheme: bearer }
    robot: { type: http, scheme: bearer }
    key: { type: apiKey, in: query, name: key }
`)
const list = (...alternatives: [name: string, ...scopes: string[]][]): unknown =>
  describeCredentials(
    alternatives.map(([name, ...scopes]) => [{ name, scopes }]),
    { ...sampleDescribeContext(), document },
  )?.map(({ credentials }) => credentials[0]?.usage)

test('[R-031] alternatives that read alike have the names of their schemes, otherwise their scopes', () => {
  const bearer = 'Bearer token in the <code>Authorization</code> header'
  const key = 'API key in the <code>key</code> query parameter'
  expect(list(['member'], ['key'])).toEqual([bearer, key])
  expect(list(['member'], ['robot'], ['key'])).toEqual([
    `${bearer} (<code>member</code>)`,
    `${bearer} (<code>robot</code>)`,
    key,
  ])
  expect(list(['member', 'read', 'list'], ['member', 'write'])).toEqual([
    `${bearer} (<code>read</code>, <code>list</code>)`,
    `${bearer} (<code>write</code>)`,
  ])
})
