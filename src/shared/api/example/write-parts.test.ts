import { expect, test } from 'vitest'
import { sampleLanguages } from '../../samples/sample-languages.ts'
import { createSampleBody } from '../request-body.ts'
import { writeExample } from './write-example.ts'

const write = (value: unknown, content: object): string =>
  String(
    writeExample(
      value,
      { mediaType: 'multipart/mixed', schema: undefined, itemSchema: undefined, encoding: {}, ...content },
      {},
    ),
  )

test('[R-031] the fields of an object are parts with names, and items of a list are parts without', () => {
  const encoding = { photo: { contentType: 'image/png' } }
  expect(write({ note: 'Hello', size: { width: 1 }, photo: '...' }, { encoding }).split('\r\n')).toEqual([
    '--part-boundary-7f3a1c',
    'Content-Disposition: form-data; name="note"',
    '',
    'Hello',
    '--part-boundary-7f3a1c',
    'Content-Disposition: form-data; name="size"',
    'Content-Type: application/json',
    '',
    '{"width":1}',
    '--part-boundary-7f3a1c',
    'Content-Disposition: form-data; name="photo"',
    'Content-Type: image/png',
    '',
    '...',
    '--part-boundary-7f3a1c--',
    '',
  ])
  const item = { itemSchema: { type: 'object' }, encoding: { '': { contentType: 'application/geo+json' } } }
  expect(write({ id: 1 }, item)).toContain('\r\nContent-Type: application/geo+json\r\n\r\n{"id":1}\r\n')
})

test('[R-031] the request names the boundary of its text, and cURL sends the line breaks', () => {
  const body = write({ note: "It's" }, {})
  const spec = { mediaType: 'multipart/mixed', files: [] }
  const created = createSampleBody({ body, parameters: {}, credentials: {}, server: '' }, spec, true)
  expect(created).toEqual({
    body: { kind: 'text', text: body },
    contentType: 'multipart/mixed; boundary=part-boundary-7f3a1c',
  })
  const curl = sampleLanguages.find(({ id }) => id === 'curl')
  const request = {
    method: 'POST',
    url: 'https://a.example/',
    query: [],
    headers: [],
    hasJsonResponse: false,
  }
  const sample = curl?.write({ ...request, body: { kind: 'text', text: body } })
  expect(sample).toContain("--data-raw $'--part-boundary-7f3a1c\\r\n")
  expect(sample).toContain("\\r\nIt\\'s\\r\n--part")
})
