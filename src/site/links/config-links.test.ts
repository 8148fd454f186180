import { expect, test } from 'vitest'
import { sampleLinkTargets } from '../../../tests/unit/sample-link-targets.ts'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import type { UserConfig } from '../../shared/config/config.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { checkConfigLinks } from './config-links.ts'

const pages = [samplePage('node/resize', { anchors: ['steps'] }), samplePage('news', { path: '/news/' })]
const targets = sampleLinkTargets({
  pages,
  staticPaths: ['/terms.pdf'],
  unread: ['/docs/broken/'],
  redirects: new Map([['/old/', '/news/']]),
  otherPaths: new Set(['/docs/']),
})

/** Reports the links of a configuration. The line of a link is the length of its path. */
const check = (config: Partial<UserConfig>): string =>
  formatProblems(checkConfigLinks(sampleConfig(config), targets, (path) => path.length))

const link = (url: string): { label: string; url: string } => ({ label: 'Link', url })

test('links with a target are correct', () => {
  const urls = [
    '/docs/node/resize/#steps',
    '/docs/node/resize.html?tab=cli',
    '/news',
    '/docs/',
    '/terms.pdf',
    '/docs/broken/',
    'https://cloud.example/nowhere/',
    'mailto:docs@cloud.example',
  ]
  expect(check({ footer: { groups: [{ title: 'Docs', items: urls.map(link) }] } })).toBe('')
})

test('links without a target are reported, wherever they are', () => {
  const items = [link('/docs/node/rezise/')]
  expect(
    check({
      navbar: {
        items: [
          { kind: 'link', ...link('/news/') },
          { kind: 'dropdown', label: 'More', items: [link('/old/')] },
        ],
      },
      footer: {
        groups: [{ title: 'Docs', items }],
        home: {
          groups: [{ title: 'Docs', items: [link('/docs/node/resize/#step')] }],
          legal: [link('/terms/')],
        },
      },
      areas: [{ id: 'node', label: 'Nodes', url: '/nodes/', folder: 'node', sidebar: 'main' }],
      sidebars: {
        main: [
          { kind: 'category', label: 'C', items: [{ kind: 'link', label: 'L', href: '/docs/nowhere/' }] },
        ],
      },
      apis: [{ id: 'x', label: 'X', url: '/api/x/', releaseNotes: '/changes/' }],
      search: { url: '/search/' },
      announcement: { id: 'a', text: 'See [news](/newz/) and [others](https://cloud.example/).' },
    }),
  ).toMatchInlineSnapshot(`
    "docs.config.ts:2
      Link to \`/search/\`, but no page has that URL.
      Add the page, or remove the link.

    docs.config.ts:2
      Link to \`/newz/\`, but no page has that URL.
      Did you mean \`/news/\`?

    docs.config.ts:3
      Link to \`/nodes/\`, but no page has that URL.
      Add the page, or remove the link.

    docs.config.ts:3
      Link to \`/changes/\`, but no page has that URL.
      Add the page, or remove the link.

    docs.config.ts:5
      Link to \`/terms/\`, but no page has that URL.
      Add the page, or remove the link.

    docs.config.ts:6
      Link to \`/old/\`, but that page has moved.
      Link to \`/news/\`.

    docs.config.ts:6
      Link to \`/docs/node/rezise/\`, but no page has that URL.
      Did you mean \`/docs/node/resize/\`?

    docs.config.ts:6
      Link to \`/docs/nowhere/\`, but no page has that URL.
      Add the page, or remove the link.

    docs.config.ts:7
      Link to \`/docs/node/resize/#step\`, but \`content/docs/node/resize.mdx\` has no heading with the id \`step\`.
      Did you mean \`steps\`?"
  `)
})
