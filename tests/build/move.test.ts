import { existsSync } from 'node:fs'
import { listAddresses, run } from './ledger-site.ts'
import { movableSite, readSiteFile } from './movable-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('docent move', () => {
  test('[F-060] moves a page and changes everything that names it', async ({ site }) => {
    site.write(movableSite)
    await run(site, 'ledger', 'update')
    const from = 'content/docs/disks/attach.mdx'
    const to = 'content/docs/volumes/add.mdx'
    const dryRun = await run(site, 'move', from, to, '--group', 'First', '--dry-run')
    expect(dryRun).toContain('Nothing was changed.')
    expect(existsSync(site.path(to))).toBe(false)
    const printed = await run(site, 'move', from, to, '--group', 'First')
    expect(printed).toMatchInlineSnapshot(`
      "Moved:
        content/docs/disks/attach.mdx → content/docs/volumes/add.mdx
        content/i18n/ar/docs/disks/attach.md → content/i18n/ar/docs/volumes/add.md

      Updated:
        content/docs/disks/_category_.yml
        content/docs/disks/_part.mdx
        content/docs/disks/detach.md
        content/docs/draft.md
        content/docs/index.mdx
        content/docs/volumes/_category_.yml
        content/faq/disks/disks.mdx
        content/pages/index.md
        content/redirects.tsv
        content/search-queries.tsv
        docs.config.ts

      Redirected:
        /docs/disks/attach/ → /docs/volumes/add/

      3 new addresses in content/published.txt.
      "
    `)
    expect(await run(site, 'check')).toBe('12 pages, no problems.\n')

    expect(readSiteFile(site, 'content/docs/index.mdx')).toMatchInlineSnapshot(`
      "---
      title: Start
      ---

      import Part from './disks/_part.mdx'

      [Attach](./volumes/add.mdx#steps), [again](volumes/add/), and [all][list].

      <Card title="Attach" href="./volumes/add.mdx">Text.</Card>

      <Part />

      \`[code](./disks/attach.mdx)\`

      \`\`\`md
      [code](./disks/attach.mdx)
      \`\`\`

      [list]: ./volumes/add.mdx
      "
    `)
    expect(readSiteFile(site, to)).toMatchInlineSnapshot(`
      "---
      title: Attach
      ---

      import Part from '../disks/_part.mdx'

      ## Steps

      [Start](../index.mdx), ![Disk](../disks/images/disk.svg), [detach](../disks/detach.md), [here](#steps).

      <Part />
      "
    `)
    expect(readSiteFile(site, 'content/i18n/ar/docs/volumes/add.md')).toContain('[ابدأ](../index.mdx)')
    expect(readSiteFile(site, 'content/docs/disks/_part.mdx')).toBe(
      'See [steps](../volumes/add.mdx#steps).\n',
    )
    expect(readSiteFile(site, 'content/docs/disks/_category_.yml')).toMatchInlineSnapshot(`
      "label: Disks
      link: { type: doc, id: volumes/add }
      groups:
        - label: Use
          items: [detach]
      "
    `)
    expect(readSiteFile(site, 'content/docs/volumes/_category_.yml')).toMatchInlineSnapshot(`
      "label: Volumes
      groups:
        - label: First
          items:
            - index
            - add
      "
    `)
    expect(readSiteFile(site, 'content/docs/disks/detach.md')).toMatchInlineSnapshot(`
      "---
      title: Detach
      pagination_next: volumes/add
      ---

      [Attach](../volumes/add.mdx)
      "
    `)
    expect(readSiteFile(site, 'content/docs/draft.md')).toContain('[Attach](./volumes/add.mdx)')
    expect(readSiteFile(site, 'content/faq/disks/disks.mdx')).toContain('[attach it](/docs/volumes/add/)')
    expect(readSiteFile(site, 'content/redirects.tsv')).toMatchInlineSnapshot(`
      "# Old addresses
      /old/attach.html	/docs/volumes/add/
      /docs/disks/attach/	/docs/volumes/add/
      "
    `)
    expect(readSiteFile(site, 'content/search-queries.tsv')).toContain(
      '\t/help/docs/volumes/add/#steps|/docs/\n',
    )
    expect(listAddresses(site)).toContain('/docs/volumes/add/#steps')
    const config = readSiteFile(site, 'docs.config.ts')
    expect(config).not.toContain('disks/attach')
    expect(config).toContain('"folder": "disks"')
  })

  test('[F-060] moves a folder with its images, and a static file', async ({ site }) => {
    site.write(movableSite)
    const printed = await run(site, 'move', 'content/docs/disks', 'content/docs/storage/volumes')
    expect(printed).toContain(
      'content/docs/disks/images/disk.svg → content/docs/storage/volumes/images/disk.svg',
    )
    expect(existsSync(site.path('content/docs/disks'))).toBe(false)
    expect(readSiteFile(site, 'content/docs/storage/volumes/attach.mdx')).toContain(
      '[Start](../../index.mdx), ![Disk](./images/disk.svg)',
    )
    expect(readSiteFile(site, 'content/docs/storage/volumes/_category_.yml')).toContain(
      'id: storage/volumes/attach }\ngroups:\n  - label: Use\n    items: [attach, detach]',
    )
    expect(readSiteFile(site, 'docs.config.ts')).toContain('"folder": "storage/volumes"')
    await run(site, 'move', 'static/prices.pdf', 'static/files/prices-2026.pdf')
    expect(readSiteFile(site, 'content/pages/index.md')).toContain('[prices](/files/prices-2026.pdf)')
    expect(readSiteFile(site, 'content/redirects.tsv')).toContain('/prices.pdf\t/files/prices-2026.pdf\n')
    expect(await run(site, 'check')).toBe('12 pages, no problems.\n')
  })
})
