import { readFileSync } from 'node:fs'
import { listRewrittenDocuments } from './clean-build.ts'
import { checkSmallSite, homePage } from './sample-site.ts'
import { describe, expect, type FileContents, formatSiteConfig, siteTest as test } from './site-folder.ts'

const question = (answer: string): string =>
  `---\ntitle: Start\ndescription: First steps.\n---\n\n## How? {#how}\n\n${answer}\n`

const release = (date: string): string =>
  `---\ntitle: More\ndate: ${date}\narea: tir\nkind: new\n---\n\nThere is more.\n`

const files: FileContents = {
  ...homePage,
  'docs.config.ts': formatSiteConfig({
    areas: [{ id: 'tir', label: 'TIR', url: '/docs/', folder: 'tir', sidebar: 'docs' }],
    sidebars: { docs: ['index'] },
  }),
  'content/docs/index.md': '---\ntitle: Start\n---\n\nText. See [how](/faq/#how).\n',
  'content/pages/faq.mdx': '---\ntitle: FAQ\n---\n\n<FaqList area="tir" />\n',
  'content/pages/news.mdx': '---\ntitle: News\n---\n\n<ReleaseNotes />\n',
  'content/faq/tir/start.mdx': question('Like this.'),
  'content/releases/2026-01-02-more.mdx': release('2026-01-02'),
}

describe('[R-060][R-034] questions and releases', () => {
  test('that change rewrite only the pages that list them', async ({ site }) => {
    site.write(files)
    const changed = await listRewrittenDocuments(site, () =>
      site.write({ 'content/faq/tir/start.mdx': question('Like that.') }),
    )
    expect(changed).toContain('faq/index.html')
    expect(changed).not.toContain('docs/index.html')
    expect(readFileSync(site.path('dist/faq/index.html'), 'utf8')).toContain('Like that.')
  })

  test('with mistakes are all reported at once, each with its file', async ({ site }) => {
    const text = await checkSmallSite(site, {
      ...files,
      'content/faq/tir/start.mdx': question('See [nothing](../../docs/none.md).'),
      'content/faq/tir/two.mdx': question('Twice.'),
      'content/faq/other/start.mdx': question('Where?').replace('#how', '#where'),
    })
    expect(text).toContain('content/faq/tir/start.mdx:8\n  Link to `../../docs/none.md`')
    expect(text).toContain('content/faq/tir/two.mdx\n  The id `how` of a question is also used in')
    expect(text).toContain('content/faq/other/start.mdx\n  The area `other` is not in `docs.config.ts`.')
  })

  test('that cannot be read are reported with their line', async ({ site }) => {
    const text = await checkSmallSite(site, {
      ...files,
      'content/faq/tir/start.mdx': question('Yes.').replace('## How?', 'An introduction.\n\n## How?'),
      'content/releases/2026-01-02-more.mdx': release('2026-02-30'),
    })
    expect(text).toContain('content/faq/tir/start.mdx:6\n  The text before the first question')
    expect(text).toContain('content/releases/2026-01-02-more.mdx:3\n  `date` is `"2026-02-30"`.')
  })
})
