import { expect, test } from 'vitest'
import { resizeNode } from '../../../../../tests/unit/resize-node.ts'
import { createBodyCheck } from '../body/check-body.ts'
import { checkFormBody, checkFormParameters, isMutating } from './check-form.ts'
import type { FormValues } from './form-values.ts'

const empty: FormValues = { parameters: {}, bodies: {}, files: {}, sendsBody: true }
const good = { 'path.node_id': '5', 'query.project_id': '7' }
const problems = (parameters: Record<string, string>): string[] =>
  checkFormParameters(resizeNode, { ...empty, parameters: { ...good, ...parameters } }).map(
    ({ text, isBlocking }) => (isBlocking ? `${text} (blocks)` : text),
  )

const cases: [Record<string, string>, string[]][] = [
  [{}, []],
  [{ 'path.node_id': ' ' }, ['`node_id` is required. (blocks)']],
  [{ 'query.project_id': '' }, ['`project_id` is required.']],
  [{ 'path.node_id': 'x' }, ['`node_id` must be an integer.']],
  [{ 'path.node_id': '0' }, ['`node_id` must be at least 1.']],
  [{ 'query.fields': 'a\nc' }, ['`fields` has an item on line 2 that must be one of `"a"`, `"b"`.']],
  [{ 'query.fields': 'a\nb\na' }, ['`fields` must have at most 2 items.']],
  [{ 'query.filter': '{"a": 1}' }, []],
  [{ 'query.filter': '[1]' }, ['`filter` must be an object, written as JSON.']],
  [{ 'query.ratio': '0.5' }, []],
  [{ 'query.ratio': '1' }, ['`ratio` must be less than 1.']],
  [{ 'query.ratio': 'half' }, ['`ratio` must be a number or `null`.']],
  [{ 'header.X-Note': 'toolong' }, ['`X-Note` must have at most 5 characters.']],
  [{ 'header.X-Note': 'A' }, ['`X-Note` must match the pattern `^[a-z]*$`.']],
]
test.each(cases)('[R-033] parameters are checked against their schema: %j', (parameters, expected) => {
  expect(problems(parameters)).toEqual(expected)
})

test('[R-033] a pattern that the browser does not support is left to the server', () => {
  const [first] = resizeNode.parameters
  if (first === undefined) throw new Error('The operation has parameters.')
  const request = { ...resizeNode, parameters: [{ ...first, schema: { type: 'string', pattern: '(?i)x' } }] }
  expect(checkFormParameters(request, { ...empty, parameters: good })).toEqual([])
})

const bodyProblems = (body: string, check = createBodyCheck(resizeNode.body?.schema ?? true, {})): string[] =>
  checkFormBody(resizeNode, { ...empty, bodies: { 'application/json': body } }, check).map(({ text }) => text)

test('[R-033] a body is checked for its syntax first, then against its schema', () => {
  expect(bodyProblems('{"plan": "C3"}')).toEqual([])
  expect(bodyProblems('  ')).toEqual(['The body is empty.'])
  expect(bodyProblems('{"plan": }')).toEqual([
    "Line 1, column 10: A value is missing here, or a string isn't in double quotes.",
  ])
  expect(bodyProblems('{"plan": 1}')).toEqual(['`plan` must be a string.'])
  expect(bodyProblems('[]')).toEqual(['The body must be an object.'])
})

test('[R-033] a body that is not sent, or is not JSON, is not checked', () => {
  const values = { ...empty, bodies: { 'application/json': '{', 'text/plain': '{' }, sendsBody: false }
  expect(checkFormBody(resizeNode, values, undefined)).toEqual([])
  const form = {
    ...resizeNode,
    body: { isRequired: true, mediaType: 'text/plain', schema: undefined, examples: [] },
  }
  expect(checkFormBody(form, { ...values, sendsBody: true }, undefined)).toEqual([])
})

test('[R-033] safe methods need no confirmation', () => {
  expect(['GET', 'HEAD', 'QUERY', 'OPTIONS'].filter(isMutating)).toEqual([])
  expect(['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE'].filter((method) => !isMutating(method))).toEqual([])
})
