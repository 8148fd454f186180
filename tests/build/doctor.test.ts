import { readFileSync } from 'node:fs'
import { buildSiteFolder } from './build-worker.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`

const files = {
  'docs.config.ts': formatSiteConfig(),
  'content/pages/index.md': page('Home', 'See [start](/docs/).'),
  'content/docs/index.md': page('Start', 'See [nodes](./nodes.md).'),
  'content/docs/nodes.md': page('Nodes', 'Nothing more.'),
}

describe('[F-024] docent doctor', () => {
  test('reports on a built site as text, JSON, and HTML', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    const { code, stdout, stderr } = await site.docent([
      'doctor',
      '--json',
      'report.json',
      '--html',
      'report.html',
    ])
    expect(code, stderr).toBe(0)
    expect(stdout).toContain('Dead ends: pages whose content links to no other page')
    const { lines } = JSON.parse(readFileSync(site.path('report.json'), 'utf8'))
    const values = Object.fromEntries(
      lines.map(({ id, value }: { id: string; value: number }) => [id, value]),
    )
    expect(values).toMatchObject({ deadEnds: 1, policyProblems: 0, lowContrast: 0, duplicateTitles: 0 })
    expect(values.slowestPage).toBeGreaterThan(0)
    expect(readFileSync(site.path('report.html'), 'utf8')).toContain('<code>/docs/nodes/</code> Nodes')
  })

  test('fails when a value gets worse than the budget, and then updates no budget', async ({ site }) => {
    site.write({ ...files, 'content/budget.yml': 'deadEnds: 0\n' })
    await buildSiteFolder(site)
    const checked = await site.docent(['doctor'])
    expect(checked.code).toBe(1)
    expect(checked.stderr).toContain('content/budget.yml:1\n  Dead ends')
    expect(checked.stderr).toContain('- /docs/nodes/: Nodes')
    expect((await site.docent(['doctor', '--update-budget'])).code).toBe(1)
    expect(readFileSync(site.path('content/budget.yml'), 'utf8')).toBe('deadEnds: 0\n')
  })

  test('writes a budget that the site keeps', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    expect((await site.docent(['doctor', '--update-budget'])).code).toBe(0)
    expect(readFileSync(site.path('content/budget.yml'), 'utf8')).toContain('deadEnds: 1')
    const { code, stderr } = await site.docent(['doctor'])
    expect(code, stderr).toBe(0)
  })

  test('explains that the site must be built first', async ({ site }) => {
    site.write(files)
    const { code, stderr } = await site.docent(['doctor'])
    expect(code).toBe(1)
    expect(stderr).toContain('The folder has no built site.')
  })

  test('reports a malformed budget and malformed queries with file and line', async ({ site }) => {
    site.write({ ...files, 'content/budget.yml': 'deadEnds: few\n' })
    await buildSiteFolder(site)
    expect((await site.docent(['doctor'])).stderr).toContain('content/budget.yml:1')
    site.write({
      'content/budget.yml': 'deadEnds: 1\n',
      'content/search-queries.tsv': 'category\tquery\n\nmood\tx',
    })
    expect((await site.docent(['doctor'])).stderr).toContain('content/search-queries.tsv:2')
  })
})
