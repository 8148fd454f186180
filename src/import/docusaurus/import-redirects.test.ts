import { expect, test } from 'vitest'
import { importGuide, importSample } from '../../../tests/unit/import-sample.ts'

test('[19.2] addresses with the extensions of redirects lead to the pages without them, and the other way around', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['htm'], toExtensions: ['xml'] }]] }`,
    'docs/feed.xml.md': '# Feed',
  })
  const redirects = site.redirects.filter(({ from }) => from !== '/')
  expect(redirects).toEqual([
    { from: '/docs/feed', to: '/docs/feed.xml' },
    { from: '/docs/start.htm', to: '/docs/start/' },
  ])
})

test('[19.2] an absolute import leads to the static folder if the file is there', async () => {
  const text = "import team from '/data/team.json'\n\n{team.map(({ name }) => <b key={name}>{name}</b>)}\n"
  const guide = await importGuide(text, { 'static/data/team.json': '[{ "name": "Ada" }]' })
  expect(guide).toContain('Ada')
})
