import { describe, expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'

describe('[19.2] posts', () => {
  test('keep their address when day or month have one digit, and get a date that can be read', async () => {
    const site = await importSample({ 'blog/2020-12-7-first.md': '# First\n' })
    expect(readImportedText(site, 'content/blog/2020-12-7-first.mdx')).toBe(
      '---\nslug: /2020/12/7/first\ndate: 2020-12-07\n---\n\n# First\n',
    )
    expect(site.addresses).toContainEqual({
      address: '/blog/2020/12/7/first',
      file: 'content/blog/2020-12-7-first.mdx',
    })
  })

  test('keep numbers in front of their names, which are different posts', async () => {
    const site = await importSample({
      'blog/8-weeks.md': '---\ndate: 2021-07-14\n---\n\nText\n',
      'blog/12-weeks.md': '---\ndate: 2019-05-13\n---\n\nText\n',
    })
    expect(readImportedText(site, 'content/blog/8-weeks.mdx')).toContain('slug: /8-weeks\nid: 8-weeks\n')
    expect(readImportedText(site, 'content/blog/12-weeks.mdx')).toContain('slug: /12-weeks\nid: 12-weeks\n')
  })

  test('have the title of their front matter rather than of a heading, and otherwise the name of their file', async () => {
    const site = await importSample({
      'blog/2024-01-02-one.md': '---\ntitle: One\n---\n\n# Another title\n\nText\n',
      'blog/2024-01-03-twoWords.md': 'Text\n',
    })
    expect(readImportedText(site, 'content/blog/2024-01-02-one.mdx')).toBe(
      '---\ntitle: One\n---\n\n\n\nText\n',
    )
    expect(readImportedText(site, 'content/blog/2024-01-03-twoWords.mdx')).toBe(
      '---\ntitle: twoWords\n---\n\nText\n',
    )
  })

  test('are in a list instead of the archive', async () => {
    const redirect = { from: '/blog/archive', to: '/blog/' }
    const post = { 'blog/2024-01-02-one.md': '# One\n' }
    expect((await importSample(post)).redirects).toContainEqual(redirect)
    const own = { ...post, 'blog/2024-01-03-two.md': '---\nslug: archive\n---\n\n# Two\n' }
    expect((await importSample(own)).redirects).not.toContainEqual(redirect)
  })

  test('without any date get the day of their file, which is listed', async () => {
    const site = await importSample({ 'blog/news.md': 'Text\n' })
    expect(readImportedText(site, 'content/blog/news.mdx')).toMatch(
      /^---\ntitle: news\ndate: \d{4}-\d{2}-\d{2}\n---\n/,
    )
    expect(listFindings(site)).toContain(
      'blog/news.md:1 The post has no date, so it got the day of its first commit or of its file.',
    )
  })
})

test('[19.2] a version without a folder is listed, and the newest one with a folder is the latest', async () => {
  const site = await importSample({
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-1.0/start.md': '# Start',
  })
  expect(site.config.versions?.map(({ name, isLast }) => ({ name, isLast }))).toEqual([
    { name: 'current', isLast: false },
    { name: '1.0', isLast: true },
  ])
  expect(listFindings(site)).toContainEqual(
    expect.stringContaining("The version `2.0` has no folder, so it isn't imported."),
  )
})

test('[19.2] a plugin of the site that extends the blog has its posts imported, and is listed', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example',
      presets: [['classic', { blog: false }]],
      plugins: [['./plugins/news', { path: 'news', routeBasePath: 'news' }]] }`,
    'plugins/news.js': `const { default: plugin, ...others } = require('@docusaurus/plugin-content-blog')
      module.exports = { ...others, default: async (context, options) => ({ ...(await plugin(context, options)) }) }`,
    'news/2024-01-02-one.md': '# One\n',
  })
  expect(site.addresses.map(({ address }) => address)).toContain('/news/2024/01/02/one')
  expect(listFindings(site)).toContainEqual(
    expect.stringContaining('docusaurus.config.js The plugin `./plugins/news` extends `content-blog`.'),
  )
})

test('[19.2] a plugin that extends the blog by a function of the configuration has its posts imported', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example',
      presets: [['classic', { blog: false }]],
      plugins: [async function news(context, options) {
        const plugin = await require('@docusaurus/plugin-content-blog').default(context, options)
        return { ...plugin }
      }] }`,
    'blog/2024-01-02-one.md': '# One\n',
  })
  expect(site.addresses.map(({ address }) => address)).toContain('/blog/2024/01/02/one')
})
