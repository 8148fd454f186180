import { describe, expect, test } from 'vitest'
import { getNoticeTemplatePath, noticePlaceholders } from '../../shared/forms/notice-template.ts'
import type { Notice } from './notice.ts'
import { createNoticeRenderer } from './render-notice.ts'

const { title, body } = noticePlaceholders
const template = [
  `<title>${title} | Docs</title><meta property="og:title" content="${title} | Docs">`,
  `<h1 tabindex="-1">${title}</h1><div class="answer">${body}</div>`,
  `<script type="application/json" id="docent-view">{"view":{"title":"${title}"}}</script>`,
].join('\n')

async function answer(notice: Partial<Notice>, { hasTemplate = true } = {}) {
  const respond = createNoticeRenderer({
    base: '/help/',
    headers: { all: { 'X-All': '1', 'Cache-Control': 'no-cache' }, immutable: {}, immutablePaths: [] },
    findFile: async (path) =>
      hasTemplate && path === getNoticeTemplatePath()
        ? { bytes: new Uint8Array(Buffer.from(template)), etag: '"1"', encoding: undefined }
        : undefined,
  })
  const response = await respond({ status: 200, title: 'Thank you', text: ['It was kept.'], ...notice })
  return { response, html: await response.text() }
}

describe('a notice', () => {
  test('is the template of the site with a title and text', async () => {
    const { response, html } = await answer({ status: 202, text: ['One.', 'Two.'] })
    expect(response.status).toBe(202)
    expect(html).toBe(
      [
        '<title>Thank you | Docs</title><meta property="og:title" content="Thank you | Docs">',
        '<h1 tabindex="-1">Thank you</h1><div class="answer"><p>One.</p><p>Two.</p></div>',
        '<script type="application/json" id="docent-view">{"view":{"title":"Thank you"}}</script>',
      ].join('\n'),
    )
  })

  test('[R-121] has the headers of the site, is neither cached nor indexed, and sends no referrer', async () => {
    const { response } = await answer({})
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'same-origin',
      'x-all': '1',
      'x-robots-tag': 'noindex',
    })
  })

  test('without a template is a complete page', async () => {
    const { response, html } = await answer(
      { status: 503, title: 'A < B', text: ['C & D'], link: { path: '/', label: 'Home' } },
      { hasTemplate: false },
    )
    expect(response.status).toBe(503)
    expect(html).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
      <title>A &lt; B</title></head>
      <body><main><h1>A &lt; B</h1><p>C &amp; D</p><p><a class="button" href="/help/">Home</a></p></main></body></html>
      "
    `)
  })

  const hostile = `</script><img src=x onerror=alert(1)>"'&$&$1${title}${body}\u2028`

  test('escapes markup', async () => {
    const { html } = await answer({
      title: hostile,
      text: [hostile],
      form: {
        action: '/_/feedback',
        fields: { [hostile]: hostile },
        button: hostile,
        comment: { label: hostile, hint: hostile, maxLength: 10, text: hostile },
      },
      link: { path: '/docs/"><script>', label: hostile },
    })
    expect(html.match(/<img|<script>|onerror=alert\(1\)>"/g)).toBeNull()
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const json = html.match(/id="docent-view">(.*)<\/script>/s)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ view: { title: hostile } })
    expect(html).toContain('href="/help/docs/&quot;&gt;&lt;script&gt;"')
  })

  test('has a form with hidden fields and one button, and a link below the base', async () => {
    const { html } = await answer({
      form: { action: '/help/_/newsletter', fields: { token: 'abc' }, button: 'Confirm' },
      link: { path: '/docs/', label: 'Next' },
    })
    expect(html).toContain(
      '<form class="answer-form" method="post" action="/help/_/newsletter"><input type="hidden" name="token" value="abc"><button class="button button-primary">Confirm</button></form><p><a class="button" href="/help/docs/">Next</a></p>',
    )
  })

  test('keeps the line breaks of a comment, including the first', async () => {
    const comment = { label: 'Why?', hint: 'Short.', maxLength: 10, text: '\na\nb' }
    const { html } = await answer({ form: { action: '/_/x', fields: {}, button: 'Send', comment } })
    expect(html).toContain('aria-describedby="comment-hint">\n\na\nb</textarea>')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\\b',
    '/\t/evil',
    '',
  ])('links to no other site: %j', async (path) => {
    const { html } = await answer({
      link: { path, label: 'Next' },
      form: { action: path, fields: {}, button: 'Send' },
    })
    expect(html).toContain('href="/help/"')
    expect(html).toContain('action="/help/"')
  })
})
