import { existsSync } from 'node:fs'
import { run } from './ledger-site.ts'
import { failMove, formatPage, movableSite, readSiteFile } from './movable-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('docent move', () => {
  test('[F-060] refuses what would break the site, and changes nothing', async ({ site }) => {
    site.write(movableSite)
    const attach = 'content/docs/disks/attach.mdx'
    const refusals = []
    for (const args of [
      ['content/docs/disks/atach.mdx', 'content/docs/disks/add.mdx'],
      [attach, attach],
      [attach, 'content/docs/disks/detach.md'],
      [attach, 'content/docs/disks/_attach'],
      [attach, 'content/pages/attach'],
      [attach, 'content/docs/volumes/'],
      [attach, 'content/docs/volumes/', '--group', 'Fist'],
      [attach, 'content/docs/disks/a b.mdx'],
      ['content/docs/disks', 'content/docs/disks/more/disks'],
      ['content/docs/disks/_category_.yml', 'content/docs/_category_.yml'],
      ['content/i18n/ar/docs/disks/attach.md', 'content/i18n/ar/docs/disks/add.md'],
      ['content/redirects.tsv', 'content/docs/redirects.tsv'],
    ])
      refusals.push(`${args.join(' ')}\n${await failMove(site, ...args)}`)
    expect(refusals.join('\n\n')).toMatchInlineSnapshot(`
      "content/docs/disks/atach.mdx content/docs/disks/add.mdx
      content/docs/disks/atach.mdx
        There is no such file or folder.
        Did you mean \`content/docs/disks/attach.mdx\`? It is relative to the site folder.

      1 problem.

      content/docs/disks/attach.mdx content/docs/disks/attach.mdx
      content/docs/disks/attach.mdx
        The new path is the old one.
        Give it another path.

      1 problem.

      content/docs/disks/attach.mdx content/docs/disks/detach.md
      content/docs/disks/attach.mdx
        \`content/docs/disks/detach.md\` exists already.
        Choose another path, or remove that file.

      content/docs/disks/attach.mdx
        \`content/docs/disks/detach.md\` has another extension, which changes how the file is read.
        Keep \`.mdx\`. Change the extension in a separate step.

      2 problems.

      content/docs/disks/attach.mdx content/docs/disks/_attach
      content/docs/disks/attach.mdx
        \`content/docs/disks/_attach.mdx\` would make a page a partial.
        A name that starts with \`_\` is a partial. Choose another name.

      content/i18n/ar/docs/disks/attach.md
        \`content/i18n/ar/docs/disks/_attach.md\` would make a page a partial.
        A name that starts with \`_\` is a partial. Choose another name.

      2 problems.

      content/docs/disks/attach.mdx content/pages/attach
      content/docs/disks/attach.mdx
        It can't become \`content/pages/attach.mdx\`, because pages of different kinds have different front matter and addresses.
        Move it within \`content/docs/\`, or create a new page and a redirect.

      1 problem.

      content/docs/disks/attach.mdx content/docs/volumes/
      content/docs/disks/attach.mdx
        \`content/docs/volumes/_category_.yml\` lists the pages of its folder in groups.
        Name one with --group: "First".

      1 problem.

      content/docs/disks/attach.mdx content/docs/volumes/ --group Fist
      content/docs/disks/attach.mdx
        The folder of \`content/docs/volumes/attach.mdx\` has no group \`Fist\`.
        Did you mean \`First\`?

      1 problem.

      content/docs/disks/attach.mdx content/docs/disks/a b.mdx
      content/docs/disks/a b.mdx
        The file name has a space, which does not work in URLs.
        Rename it, for example to \`a-b.mdx\`.

      content/i18n/ar/docs/disks/a b.md
        The file name has a space, which does not work in URLs.
        Rename it, for example to \`a-b.md\`.

      2 problems.

      content/docs/disks content/docs/disks/more/disks
      content/docs/disks
        \`content/docs/disks/more/disks\` is inside of the folder itself.
        Move it elsewhere.

      1 problem.

      content/docs/disks/_category_.yml content/docs/_category_.yml
      content/docs/disks/_category_.yml
        This file describes its folder.
        Move the folder, or edit the file.

      1 problem.

      content/i18n/ar/docs/disks/attach.md content/i18n/ar/docs/disks/add.md
      content/i18n/ar/docs/disks/attach.md
        This is a translation.
        Move \`content/docs/disks/attach.md\`; translations follow it.

      1 problem.

      content/redirects.tsv content/docs/redirects.tsv
      content/redirects.tsv
        This is not a page, a file of a page, or a static file.
        Files in \`content/docs/\`, \`content/versions/\`, \`content/pages/\`, \`content/blog/\`, \`content/faq/\`, \`content/releases/\`, and \`static/\` can be moved.

      1 problem."
    `)
    for (const [name, text] of Object.entries(movableSite)) expect(readSiteFile(site, name)).toBe(text)
  })

  test('[F-060] undoes a move after which the site has problems', async ({ site }) => {
    const files = {
      ...movableSite,
      // The link is built from a partial's attribute, so no file contains it.
      'content/docs/_link.mdx': '[See]({props.folder}/attach.mdx)\n',
      'content/docs/draft.md': formatPage(
        'Other',
        "import Link from './_link.mdx'",
        '',
        '<Link folder="./disks" />',
      ),
    }
    site.write({
      ...files,
      'content/docs/other.mdx': files['content/docs/draft.md'],
      'content/docs/draft.md': formatPage('D', 'Text.'),
    })
    const failure = await failMove(site, 'content/docs/disks/attach.mdx', 'content/docs/disks/add.mdx')
    expect(failure).toMatchInlineSnapshot(`
      "The site has problems after the move, so it was undone. Lines are those after the move.

      content/docs/_link.mdx:1
        Link to \`./disks/attach.mdx\`, but there is no such file.
        Did you mean \`./disks/detach.md\`?

      1 problem."
    `)
    expect(readSiteFile(site, 'content/docs/index.mdx')).toBe(movableSite['content/docs/index.mdx'])
    expect(existsSync(site.path('content/docs/disks/add.mdx'))).toBe(false)
    expect(await run(site, 'check')).toContain('no problems')
  })
})
