import { expect, test } from 'vitest'
import type { SampleRequest } from '../api/request-spec.ts'
import { curl } from './curl.ts'
import { javascript } from './javascript.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { sampleLanguages } from './sample-languages.ts'

const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.example/nodes/',
  query: [
    ['apikey', 'YOUR_API_KEY'],
    ['tag', 'a'],
    ['tag', 'b c'],
  ],
  headers: [
    ['Authorization', 'Bearer YOUR_AUTH_TOKEN'],
    ['Content-Type', 'application/json'],
  ],
  body: { kind: 'json', value: { name: "it's", ids: [1, 2], on: true, off: null } },
  hasJsonResponse: true,
}

test('[R-031] lists seven languages in the order of their tabs', () => {
  const labels = sampleLanguages.map(({ label }) => label)
  expect(labels).toEqual(['cURL', 'Python', 'JavaScript', 'Go', 'Java', 'PHP', 'Ruby'])
})

test('[R-031] writes a sample in cURL', () => {
  expect(curl.write({ ...request, body: { kind: 'json', value: { name: "it's" } } })).toMatchInlineSnapshot(`
    "curl --request POST \\
      --url 'https://api.example/nodes/?apikey=YOUR_API_KEY&tag=a&tag=b%20c' \\
      --header 'Authorization: Bearer YOUR_AUTH_TOKEN' \\
      --header 'Content-Type: application/json' \\
      --data '{
        "name": "it'\\''s"
      }'"
  `)
})

test('[R-031] writes a sample in Python', () => {
  expect(python.write(request)).toMatchInlineSnapshot(`
    "import requests

    response = requests.post(
        "https://api.example/nodes/",
        params={
            "apikey": "YOUR_API_KEY",
            "tag": ["a", "b c"],
        },
        headers={"Authorization": "Bearer YOUR_AUTH_TOKEN"},
        json={
            "name": "it's",
            "ids": [1, 2],
            "on": True,
            "off": None,
        },
        timeout=30,
    )
    response.raise_for_status()
    print(response.json())"
  `)
})

test('prints a response that is not JSON as text', () => {
  expect(python.write({ ...request, hasJsonResponse: false })).toContain('print(response.text)')
  expect(javascript.write({ ...request, hasJsonResponse: false })).toContain(
    'console.log(await response.text());',
  )
})

test('joins repeated headers with commas and cookies with semicolons', () => {
  const headers: SampleRequest['headers'] = [
    ['Accept', 'a/b'],
    ['Cookie', 'x=1'],
    ['accept', 'c/d'],
    ['cookie', 'y=2'],
  ]
  const code = curl.write({ ...request, headers, body: undefined })
  expect(code).toContain("--header 'Accept: a/b, c/d'")
  expect(code).toContain("--header 'Cookie: x=1; y=2'")
})

test('keeps names that the literals of a language would misread', () => {
  const body = (value: unknown): SampleRequest => ({ ...request, body: { kind: 'json', value } })
  expect(javascript.write(body(JSON.parse('{"__proto__": 1}')))).toContain("{ ['__proto__']: 1 }")
  expect(php.write(body({ 0: 'a' }))).toContain("(object) ['0' => 'a']")
  expect(php.write(body({}))).toContain('json_encode(new stdClass(), JSON_THROW_ON_ERROR)')
})
