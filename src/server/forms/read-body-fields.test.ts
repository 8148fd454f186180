import { expect, test } from 'vitest'
import { getSingleText, readFields } from './read-body-fields.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data'
const json = 'application/json'
const options = { maxBody: 100, types: [urlencoded, parts, json] } as const

const send = (body: string, type: string, headers: Record<string, string> = {}): Request =>
  new Request('https://docs.example/_/form', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
  })

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'

test.each<[string, Request, object]>([
  ['a form', send('a=1&b=%C3%A9&a=2', urlencoded), { a: ['1', '2'], b: ['é'] }],
  ['a form in other letters', send('a=1', 'Application/X-WWW-Form-URLEncoded ; charset=utf-8'), { a: ['1'] }],
  ['a form of nothing', send('', urlencoded), {}],
  ['a form of parts', send(part, `${parts}; boundary=x`), { a: ['1'] }],
  ['JSON', send('{"a":1,"b":["x"]}', json), { a: [1], b: [['x']] }],
  ['JSON with a name that objects have', send('{"toString":"x"}', json), { toString: ['x'] }],
])('%s is read', async (_name, request, fields) => {
  const read = await readFields(request, options)
  expect(read.kind === 'fields' && Object.fromEntries(read.fields)).toEqual(fields)
})

test.each<[string, Request, string]>([
  ['plain text', send('a=1', 'text/plain'), 'type'],
  ['a type that begins like a supported one', send('{}', 'application/json5'), 'type'],
  ['no type', send('', ''), 'type'],
  ['more than may be', send(`a=${'1'.repeat(99)}`, urlencoded), 'size'],
  ['what says that it is more', send('a=1', urlencoded, { 'Content-Length': '101' }), 'size'],
  ['half of JSON', send('{"a":', json), 'syntax'],
  ['parts that are none', send('a=1', `${parts}; boundary=x`), 'syntax'],
  ['a list', send('[]', json), 'no object'],
  ['null', send('null', json), 'no object'],
])('%s is rejected', async (_name, request, why) => {
  expect(await readFields(request, options)).toEqual({ kind: 'refused', why })
})

test('reads only the types that the caller accepts', async () => {
  const read = await readFields(send('{}', json), { maxBody: 100, types: [urlencoded] })
  expect(read).toEqual({ kind: 'refused', why: 'type' })
})

test('a field must be sent exactly once', () => {
  const fields = new Map<string, unknown[]>([
    ['a', ['1']],
    ['b', ['1', '2']],
    ['c', [1]],
  ])
  expect(['a', 'b', 'c', 'd'].map((name) => getSingleText(fields, name))).toEqual([
    '1',
    undefined,
    undefined,
    undefined,
  ])
})
