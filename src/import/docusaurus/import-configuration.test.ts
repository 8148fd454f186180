import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { importSite } from './import-site.ts'

test('[19.2] a configuration may be a function that loads missing packages', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = async function createConfig() {
      const math = (await import('remark-formulas')).default
      return { title: 'Late', url: 'https://docs.example', presets: [['classic', { docs: { remarkPlugins: [math] } }]],
        plugins: [[require.resolve('plugin-of-images'), { max: 2 }]] }
    }`,
  })
  expect(site.config.title).toBe('Late')
  expect(listFindings(site)).toContain(
    "docusaurus.config.js The plugin `plugin-of-images` isn't carried over.",
  )
})

test('[19.2] a configuration may be in a package beside the site without an installation or a build', async () => {
  const root = createTemporaryFolder({
    'package.json': '{ "workspaces": ["packages/*", "sites/*"] }',
    'packages/common/package.json': JSON.stringify({
      name: '@sample/common',
      exports: { './preset': { types: './preset/base.ts', default: './dist/base.js' } },
    }),
    'packages/common/preset/base.ts': `import { addNotice } from '../src'
      export default { url: 'https://docs.example', themeConfig: { navbar: { items: [{ to: '/docs/start', label: 'Base' }] } }, plugins: [addNotice] }`,
    'packages/common/src/index.ts': 'export const addNotice = (): object => ({ name: "notice" })',
    'sites/one/docusaurus.config.ts': `import { merge } from 'webpack-merge'
      import base from '@sample/common/preset'
      export default merge(base, { title: 'One', presets: [['classic', {}]], themeConfig: { navbar: { items: [{ to: '/docs/start', label: 'Own' }] } } })`,
    'sites/one/docs/start.md': '# Start',
  })
  const site = await importSite(join(root, 'sites/one'))
  expect(site.config.title).toBe('One')
  expect(site.config.navbar?.items).toMatchObject([{ label: 'Base' }, { label: 'Own' }, { kind: 'search' }])
})

test('[19.2] a command of a configuration may fail', async () => {
  const site = await importSample({
    'docusaurus.config.ts': `import { execSync } from 'node:child_process'
      const { execFileSync } = require('child_process')
      const commit = execSync('git rev-parse no-such-branch', { stdio: 'pipe' }).toString().trim()
      const tag = execFileSync('no-such-program', ['--tag'], { encoding: 'utf8' }).trim()
      export default { title: 'S' + commit + tag, url: 'https://docs.example', presets: [['classic', {}]] }`,
  })
  expect(site.config.title).toBe('S')
  const rest = 'fails, so the settings that need its output are empty.'
  expect(listFindings(site)).toEqual(
    expect.arrayContaining([
      `docusaurus.config.ts The command \`git rev-parse no-such-branch\` ${rest}`,
      `docusaurus.config.ts The command \`no-such-program --tag\` ${rest}`,
    ]),
  )
})

test('[19.2] the package without which there is no configuration is named', async () => {
  const config = `module.exports = require('company-settings')({ title: 'S' })`
  await expect(importSample({ 'docusaurus.config.js': config })).rejects.toThrow(
    "The configuration needs `company-settings`, which isn't installed.",
  )
})

test('[19.2] a folder whose guides a script writes is named, and the site builds without it', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]] }`,
    'api/.gitkeep': '',
  })
  expect(site.config.versions).toBeUndefined()
  expect(listFindings(site)).toContain(
    "docusaurus.config.js The folder `api` has no guides, so its address isn't answered. If a script writes them, run it and import again.",
  )
})

test('[19.2] pages that read settings of the site get an empty object for those without a value', async () => {
  const site = await importSample({
    'src/pages/about.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
      export default function About() {
        const { siteConfig } = useDocusaurusContext()
        return <main><h1>About</h1><p>{siteConfig.customFields.motto ?? 'No motto'}</p>{siteConfig.themeConfig.banner}</main>
      }`,
  })
  expect(readImportedText(site, 'content/pages/about.mdx')).toContain('No motto')
})

test('[19.2] the path of a version may be empty', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', { docs: {
      routeBasePath: '/', versions: { current: { label: '2.x', path: '' }, '1.x': { path: '1.x' } } } }]] }`,
    'versions.json': '["1.x"]',
    'versioned_docs/version-1.x/start.md': '# Start',
  })
  expect(site.addresses.map(({ address }) => address)).toEqual(['/start', '/1.x/start'])
  expect(site.config.versions?.map(({ path }) => path)).toEqual(['/', '/1.x/'])
})

test('[19.2] the levels of tables of contents are set on pages that have such headings', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      themeConfig: { tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 } } }`,
    'docs/deep.md': '# Deep\n\n## One\n\n#### Two\n',
    'docs/flat.md': '# Flat\n\n## One\n',
    'docs/own.md': '---\ntoc_max_heading_level: 4\n---\n\n# Own\n\n### One\n',
  })
  const [deep, flat, own] = ['deep', 'flat', 'own'].map((name) =>
    readImportedText(site, `content/docs/${name}.mdx`),
  )
  expect(deep).toMatch(/^---\ntoc_max_heading_level: 5\n---\n/)
  expect(flat).toMatch(/^# Flat/)
  expect(own).toMatch(/^---\ntoc_max_heading_level: 4\n---\n/)
})
