import { readFileSync } from 'node:fs'
import { checkRepository, formatTitledPage, repositorySite, runGit } from './repository-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('[F-061] docent check --changed', () => {
  test('reports style in changed files, and what fails a build everywhere', async ({ site: folder }) => {
    folder.write(repositorySite)
    runGit(folder, 'init', '-q', '-b', 'main')
    runGit(folder, 'add', '.')
    runGit(folder, 'commit', '-qm', 'Site')
    expect((await checkRepository(folder, '--changed')).code).toBe(0)
    runGit(folder, 'checkout', '-qb', 'topic')
    folder.write({
      'website/content/docs/new.mdx': formatTitledPage('New', 'Call https://api.cloud.example/v2.'),
    })
    expect((await checkRepository(folder, '--changed')).stderr).toContain('content/docs/new.mdx:5')
    runGit(folder, 'add', '.')
    runGit(folder, 'commit', '-qm', 'Page')
    const { stderr } = await checkRepository(folder, '--changed', 'main')
    expect(stderr).toContain('content/docs/new.mdx:5')
    expect(stderr).not.toContain('disks.mdx')
    runGit(folder, 'rm', '-q', 'website/content/docs/disks.mdx')
    expect((await checkRepository(folder, '--changed', 'main')).stderr).toContain('content/docs/start.mdx:5')
    const unknown = await checkRepository(folder, '--changed', 'trunk')
    expect(unknown.code).toBe(2)
    expect(unknown.stderr).toContain("--changed can't compare the files with `trunk`")
  })
})

describe('[F-061] docent check --fix', () => {
  test('fixes what needs no decision, and reports the rest', async ({ site: folder }) => {
    folder.write({
      ...repositorySite,
      'website/content/docs/start.mdx': formatTitledPage(
        'Start',
        '[Old](/docs/old/#part), [again](../old/), [none](/docs/none/)\n\n<Card\n  title="Old"\n  href="/docs/old/?a=1">\nText.\n</Card>',
      ),
      'website/content/docs/disks.mdx': formatTitledPage(
        'Disks',
        'Call https://api.cloud.example/v1 and status.cloud.example.\n\n## Part',
      ),
      'website/content/redirects.tsv': '/docs/older/\t/docs/old/\n/docs/old/\t/docs/disks/\n',
      'website/content/search-queries.tsv': 'category\tquery\texpected\ntask\tdisks\t/docs/old/#part\n',
    })
    const { code, stderr } = await checkRepository(folder, '--fix')
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "Fixed content/docs/start.mdx:5: /docs/old/#part → /docs/disks/#part
      Fixed content/docs/start.mdx:5: ../old/ → /docs/disks/
      Fixed content/docs/start.mdx:7: /docs/old/?a=1 → /docs/disks/?a=1
      Fixed content/redirects.tsv:1: /docs/old/ → /docs/disks/
      Fixed content/docs/disks.mdx:5: status.cloud.example → {{hosts.status}}
      Fixed content/docs/disks.mdx:5: https://api.cloud.example → {{hosts.api}}

      content/docs/start.mdx:5
        Link to \`/docs/none/\`, but no page has that URL.
        Add the page, or remove the link.

      1 problem.
      "
    `)
    const read = (name: string): string => readFileSync(folder.path(`website/content/${name}`), 'utf8')
    expect(read('docs/start.mdx')).toMatchInlineSnapshot(`
      "---
      title: Start
      ---

      [Old](/docs/disks/#part), [again](/docs/disks/), [none](/docs/none/)

      <Card
        title="Old"
        href="/docs/disks/?a=1">
      Text.
      </Card>
      "
    `)
    expect(read('docs/disks.mdx')).toContain('Call {{hosts.api}}/v1 and {{hosts.status}}.')
    expect(read('redirects.tsv')).toBe('/docs/older/\t/docs/disks/\n/docs/old/\t/docs/disks/\n')
    folder.write({
      'website/content/docs/start.mdx': read('docs/start.mdx').replace(', [none](/docs/none/)', ''),
    })
    expect((await checkRepository(folder, '--fix')).code).toBe(0)
    expect(read('search-queries.tsv')).toContain('\t/docs/disks/#part\n')
  })
})
