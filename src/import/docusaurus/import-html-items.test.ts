import { expect, test } from 'vitest'
import { importSample, listFindings } from '../../../tests/unit/import-sample.ts'
import { readHtmlItem } from './settings/read-html-item.ts'

test('[19.2] HTML in sidebars becomes headings, ends of their groups, and links, and the rest is listed', async () => {
  const site = await importSample({
    'sidebars.js': `module.exports = { main: [
      'start',
      { type: 'html', value: '<hr />' },
      { type: 'html', value: '<b class="title">First &amp; last</b>', defaultStyle: true, className: 'x' },
      'a',
      { type: 'html', value: '<a href="https://x.example"><img src="/x.svg" alt="Site" /></a>' },
      { type: 'html', value: '<hr />', defaultStyle: true },
      'b',
      { type: 'html', value: '<button>Ask</button>' },
      { type: 'html', value: '<h3>Nothing below</h3>' },
    ] }`,
    'docs/a.md': '# A',
    'docs/b.md': '# B',
  })
  expect(site.config.sidebars).toEqual({
    main: [
      'start',
      {
        kind: 'category',
        label: 'First & last',
        items: ['a', { kind: 'link', label: 'Site', href: 'https://x.example' }],
      },
      'b',
    ],
  })
  expect(listFindings(site)).toMatchInlineSnapshot(`
    [
      "sidebars.js:9 HTML in a sidebar has \`<button>\`, which isn't carried over: <button>Ask</button>",
      "sidebars.js:3 A separator of the sidebar isn't carried over.",
      "sidebars.js:10 The heading "Nothing below" of the sidebar isn't carried over: nothing is below it.",
    ]
  `)
})

test('[19.2] HTML in navbar and footer becomes its links, named by the text alternative of their icon', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      themeConfig: {
        navbar: { items: [
          { type: 'html', value: '<a href="https://chat.example" aria-label="Chat"><svg><title>x</title></svg></a>' },
          { type: 'html', position: 'right', value: '<iframe src="https://stars.example"></iframe>' },
          { label: 'More', items: [
            { label: 'Start', to: '/docs/start' },
            { type: 'html', value: '<hr>' },
            { type: 'html', value: '<a href="/docs/start">Read <b>this</b></a>' },
          ] },
        ] },
        footer: { links: [{ title: 'Q&A', items: [
          { html: '<a href="https://one.example"><img src="/1.svg" alt="One"></a><a href="https://two.example">Two</a> and more' },
        ] }] },
      } }`,
  })
  expect(site.config.navbar?.items).toEqual([
    { kind: 'link', label: 'Chat', url: 'https://chat.example', position: 'left' },
    {
      kind: 'dropdown',
      label: 'More',
      items: [
        { label: 'Start', url: '/docs/start' },
        { label: 'Read this', url: '/docs/start' },
      ],
      position: 'left',
    },
    { kind: 'search', position: 'right' },
  ])
  expect(site.config.footer?.groups).toEqual([
    {
      title: 'Q&A',
      items: [
        { label: 'One', url: 'https://one.example' },
        { label: 'Two', url: 'https://two.example' },
      ],
    },
  ])
  expect(listFindings(site)).toMatchInlineSnapshot(`
    [
      "docusaurus.config.js:5 HTML in the navbar has \`<iframe>\`, which isn't carried over.",
      "docusaurus.config.js:8 HTML in the navbar has a separator, which isn't carried over.",
      "docusaurus.config.js:13 HTML in the footer has the text "and more", which isn't carried over.",
    ]
  `)
})

test('[19.2] scripts and styles in HTML are no text', () => {
  expect(readHtmlItem('<style>a { b: c }</style><script>alert(1)</script>x')).toEqual({
    text: 'x',
    links: [],
    isSeparator: false,
    unknown: ['style', 'script'],
  })
})
