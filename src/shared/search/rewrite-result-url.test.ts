import { describe, expect, test } from 'vitest'
import { rewriteResultUrl } from './rewrite-result-url.ts'

const site = { origin: 'https://docs.example', base: '/' }
const based = { origin: 'https://docs.example', base: '/help/' }

describe('[R-092] the URL of a result', () => {
  test.each([
    ['/docs/a/#b', '/docs/a/#b'],
    ['https://docs.example/docs/a/?v=1#b', '/docs/a/?v=1#b'],
    ['https://staging.example/docs/a/', '/docs/a/'],
    ['https://staging.example', '/'],
    ['//other.example/docs/a/', '/docs/a/'],
    ['https://staging.example//evil.example/', '/evil.example/'],
  ])('%s becomes %s, a page of this site', (url, expected) => {
    expect(rewriteResultUrl(url, {}, site)).toEqual({ url: expected, isExternal: false })
  })

  test('is unchanged if it matches the pattern for external links', () => {
    const rules = {
      externalUrlPattern: '^https://blog\\.example/|/legal/',
      replacePathname: { from: '/', to: '!' },
    }
    expect(rewriteResultUrl('https://blog.example/a/?b#c', rules, site)).toEqual({
      url: 'https://blog.example/a/?b#c',
      isExternal: true,
    })
    expect(rewriteResultUrl('/legal/terms/', rules, site)).toEqual({
      url: 'https://docs.example/legal/terms/',
      isExternal: true,
    })
    expect(rewriteResultUrl('https://blog.example.evil.example/', rules, site)?.isExternal).toBe(false)
  })

  test.each([
    ['/v1/docs/v1/', { from: '/v1/', to: '/' }, '/docs/'],
    ['/docs/a/?from=/docs/#/docs/', { from: '/docs/', to: '/guide/' }, '/guide/a/?from=/docs/#/docs/'],
    ['/a.b/', { from: '.', to: '$&' }, '/a$&b/'],
    ['/docs/', { from: '/docs', to: '//evil.example' }, '/evil.example/'],
  ])('%s with %o is %s', (url, replacePathname, expected) => {
    expect(rewriteResultUrl(url, { replacePathname }, site)).toEqual({ url: expected, isExternal: false })
  })

  test('is below the base, once', () => {
    expect(rewriteResultUrl('https://x.example/docs/a/', {}, based)?.url).toBe('/help/docs/a/')
    expect(rewriteResultUrl('https://x.example/help/docs/a/', {}, based)?.url).toBe('/help/docs/a/')
    const replacePathname = { from: '/old/', to: '/help/' }
    expect(rewriteResultUrl('/old/a/', { replacePathname }, based)?.url).toBe('/help/a/')
  })

  test.each([
    'javascript:alert(1)',
    ' data:text/html,x',
    'ftp://x.example/',
    'mailto:a@x.example',
    'https://',
    'http://[',
  ])('%s is rejected', (url) => {
    expect(rewriteResultUrl(url, {}, site)).toBeUndefined()
  })
})
