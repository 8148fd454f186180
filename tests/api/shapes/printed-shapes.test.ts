import { describe, expect, test } from 'vitest'
import { createDescriber } from '../../../src/api/create-describer.ts'
import { decodeEntities } from '../../../src/shared/html/decode-entities.ts'
import { renderOperation } from '../../../src/theme/print/api/render-api-parts.tsx'
import { english, noRelatedPages } from '../../unit/api-values.ts'
import { shapesDocument } from './shapes.ts'

const describer = createDescriber({
  document: shapesDocument,
  base: '/',
  linkUrls: {},
  relatedPages: noRelatedPages,
  origin: 'https://docs.example',
  language: english,
})
const pages = new Map(
  shapesDocument.groups
    .flatMap(({ id }) => describer.listOperations(id))
    .map(({ name, describe: view }) => [name, renderOperation(view(0).view, english)]),
)
const print = (id: string): string => pages.get(id) ?? ''
const readText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).trim()
const readCredentials = (id: string): string => {
  const html = print(id)
  const start = html.search(/<(?:details|div|p) class="credentials"/)
  return readText(html.slice(start, html.indexOf('</header>', start)))
}

describe('[R-031] printed credentials', () => {
  test.each([
    ['secureToken', 'Credentials Bearer token (JWT) in the Authorization header token'],
    ['secureDigest', 'Credentials Credentials in the Authorization header (Digest) digest'],
    [
      'secureBoth',
      'Credentials API key in the X-Key header and API key in the key query parameter headerKey queryKey',
    ],
    [
      'secureEither',
      'Credentials Bearer token (JWT) in the Authorization header ' +
        'or API key in the X-Key header and API key in the session cookie ' +
        'About these credentials token headerKey cookieKey',
    ],
    [
      'secureOptional',
      'Credentials Bearer token (JWT) in the Authorization header or no credentials About these credentials token',
    ],
    [
      'secureOAuth',
      'Credentials OAuth 2 access token in the Authorization header oauth ' +
        'Required scopes read Read everything. write Change everything. ' +
        'Client credentials flow Token URL https://id.cloud.example/ token ' +
        'Authorization code flow Authorization URL https://id.cloud.example/ authorize ' +
        'Token URL https://id.cloud.example/ token Refresh URL https://id.cloud.example/ refresh',
    ],
    ['secureNone', 'No credentials required'],
    ['secureUnsaid', 'The API document describes no credentials'],
  ])('of %s', (id, expected) => {
    expect(readCredentials(id)).toBe(expected)
  })

  test('are radio buttons if there are alternatives', () => {
    const buttons = print('secureEither').match(
      /<input type="radio"[^>]*data-request-choice="security"[^>]*>/g,
    )
    expect(buttons?.map((button) => /value="([^"]*)"/.exec(button)?.[1])).toEqual([
      'token',
      'headerKey cookieKey',
    ])
    expect(print('secureBoth')).not.toContain('data-request-choice')
  })
})

test('[R-031] buttons choose the media type of a body', () => {
  const buttons = print('sendSeveral').match(/<input type="radio"[^>]*data-request-choice="mediaType"[^>]*>/g)
  expect(buttons?.map((button) => /value="([^"]*)"/.exec(button)?.[1])).toEqual([
    'application/json',
    'application/xml',
    'application/x-www-form-urlencoded',
  ])
})

test('[R-031] samples in the document replace ours in their language, or are added', () => {
  const html = print('ownSamples')
  const labels = html.match(
    /<label class="picker-option[^"]*"><input[^>]*data-sample-choice[^>]*><span>[^<]*/g,
  )
  expect(labels?.map((label) => label.replace(/.*>/, ''))).toEqual([
    'cURL',
    'Python',
    'JavaScript',
    'Go',
    'Java',
    'PHP',
    'Ruby',
    'Node SDK',
    'C#',
  ])
  expect(html).toContain(
    'print(shapes.<span class="f">list</span>())'.replace('print', '<span class="f">print</span>'),
  )
  expect(readText(html)).toContain('Shapes.List();')
})

test('[R-031] errors that are not JSON have their media types', () => {
  expect(readText(print('sendShape'))).toContain(
    'Media type application/problem+json title string status integer application/xml message string text/plain',
  )
})

test('[R-031] a body whose shape depends on a field has an example of each shape in the form', () => {
  const props = /data-island="TryIt" data-props="([^"]*)"/.exec(print('sendShape'))?.[1] ?? ''
  const { request } = JSON.parse(decodeEntities(props))
  expect(request.body.examples).toEqual([
    { name: 'round', summary: '', value: { kind: 'round', size: 3 } },
    { name: 'Square', summary: '', value: { kind: 'Square', size: 4, isFilled: true } },
  ])
})
