import { readFileSync } from 'node:fs'
import { checkSmallSite, smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

describe('[F-037] the theme in the configuration', () => {
  test('sets tokens, fonts, elements of the head, and scripts of every page', async ({ site }) => {
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({
        base: '/help/',
        theme: {
          colors: { light: { accent: '#00695c' } },
          fonts: { files: [{ family: 'Inter', file: '/fonts/inter.woff2' }] },
          radius: 8,
        },
        head: [{ tag: 'meta', attributes: { name: 'verification', content: 'a"b' } }],
        scripts: [{ src: '/js/site.js' }, { src: 'https://chat.example/widget.js', isModule: true }],
        contentPolicy: { scripts: ['https://chat.example'] },
      }),
      'static/fonts/inter.woff2': 'font',
      'static/js/site.js': 'document.body.dataset.site = ""\n',
    })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    const html = readFileSync(site.path('dist/docs/index.html'), 'utf8')
    const [style = ''] = html.match(/@font-face.*?<\/style>/s) ?? []
    expect(style).toContain('url("/help/fonts/inter.woff2")')
    expect(style).toContain('@layer tokens{:root{--docs-accent:#00695c;--docs-radius:8px}')
    const [head = ''] = html.split('</head>')
    const tags = [
      '<meta name="verification" content="a&quot;b">',
      '<script defer src="/help/js/site.js"></script>',
      '<script type="module" src="https://chat.example/widget.js"></script>',
    ]
    expect(tags.filter((tag) => !head.includes(tag))).toEqual([])
  })

  test('is checked against the files of the site and its content policy', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'docs.config.ts': formatSiteConfig({
        theme: { fonts: { files: [{ family: 'Inter', file: '/fonts/inter.woff2' }] } },
        scripts: [{ src: '/js/sit.js' }, { src: 'https://chat.example/widget.js' }],
      }),
      'static/js/site.js': '',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:15
        \`theme.fonts.files[0].file\` is \`/fonts/inter.woff2\`, but there is no such file.
        Put the file at \`static/fonts/inter.woff2\`, or correct the path.

      docs.config.ts:22
        \`scripts[0].src\` is \`/js/sit.js\`, but there is no such file.
        Did you mean \`/js/site.js\`?

      docs.config.ts:25
        \`scripts[1].src\` is \`https://chat.example/widget.js\`, which the site's Content-Security-Policy blocks.
        Add \`https://chat.example\` to \`contentPolicy.scripts\`, or save the script below \`static/\`.

      3 problems.
      "
    `)
  })
})
