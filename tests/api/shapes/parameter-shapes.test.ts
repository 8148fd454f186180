import { describe, expect, test } from 'vitest'
import { formatUrl } from '../../../src/shared/api/request-text.ts'
import { sendSample } from './send-sample.ts'
import { getShapeSample as getSample, shapesHandler as handler } from './shapes.ts'

describe('[R-031] parameters', () => {
  test('are written in their styles', () => {
    expect(formatUrl(getSample('styleSimple'))).toBe(
      'http://localhost/styles/simple/3,4,5/R,100,G,200/R=100,G=200',
    )
    expect(formatUrl(getSample('styleLabel'))).toBe(
      'http://localhost/styles/label/.blue/.3,4,5/.3.4.5/.R,100,G,200/.R=100.G=200',
    )
    expect(formatUrl(getSample('styleMatrix'))).toBe(
      'http://localhost/styles/matrix/;a=blue/;b=3,4,5/;c=3;c=4;c=5/;d=R,100,G,200/;R=100;G=200',
    )
    expect(decodeURIComponent(formatUrl(getSample('styleQuery')).split('?')[1] ?? '')).toBe(
      'a=3&a=4&a=5&b=3,4,5&c=3 4 5&d=3|4|5&R=100&G=200&f=R,100,G,200&g[R]=100&g[G]=200&h[]=3&h[]=4&h[]=5&i=R|100|G|200',
    )
  })

  test('are checked in every style', async () => {
    const wrong: [string, string, string][] = [
      ['styleSimple', '/R=100,G=200', '/R=x,G=200'],
      ['styleLabel', '/.3.4.5/', '/.3.x.5/'],
      ['styleMatrix', ';c=3;c=4', ';c=3;c=x'],
      ['styleQuery', '&R=100', '&R=x'],
      ['styleQuery', 'f=R,100', 'f=R,x'],
      ['styleQuery', 'g%5BR%5D=100', 'g%5BR%5D=x'],
    ]
    for (const [id, right, replacement] of wrong) {
      const { url } = sendSample(getSample(id))
      expect(url).toContain(right)
      const response = await handler(new Request(url.replace(right, replacement)))
      expect([id, right, response.status]).toEqual([id, right, 400])
    }
  })

  test('that OpenAPI ignores are left out', () => {
    expect(getSample('styleHeaders').headers.map(([name]) => name)).toEqual(['X-A', 'X-B', 'X-C', 'Cookie'])
  })

  test('keep reserved characters and are JSON where the document requires it', () => {
    const { url, headers } = getSample('styleContent')
    expect(url).toBe(
      'http://localhost/styles/content/docs/a%20b.txt?next=/x?y%3D1%26z&filter=%7B%22R%22:100,%22G%22:200%7D&sort=%22name%22',
    )
    expect(headers).toEqual([['X-Filter', '{"R":100,"G":200}']])
  })

  test('without an example are placeholders with their names, which the mock accepts', () => {
    const { url, query, headers } = getSample('styleRequired')
    expect(url).toBe('http://localhost/styles/required/YOUR_NODE_ID')
    expect(query).toEqual([
      ['region', 'YOUR_REGION'],
      ['ids', 'YOUR_IDS'],
      ['mode', 'fast'],
      ['force', 'true'],
    ])
    expect(headers).toEqual([['X-Request-Id', 'YOUR_X_REQUEST_ID']])
  })
})
