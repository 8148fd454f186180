import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { listTree } from '../list-tree.ts'
import { checkSmallSite, smallSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('content of a file', () => {
  test('bytes that are not UTF-8 are reported with their line', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.md': Buffer.from('Text.\n\nCaf\xe9.\n', 'latin1'),
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.md:3
        The file is not valid UTF-8.
        Save it with the encoding UTF-8.

      1 problem.
      "
    `)
  })

  test('a Markdown file of 5 MB is reported with its size', async ({ site }) => {
    const text = await checkSmallSite(site, { 'content/docs/log.md': 'word '.repeat(1024 * 1024) })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/log.md
        The page has 5.0 MB; the limit is 2 MB.
        Split it by task into several pages, or offer the data as a download.

      1 problem.
      "
    `)
  })

  test('an empty file is reported', async ({ site }) => {
    const text = await checkSmallSite(site, { 'content/docs/a.md': '', 'content/docs/b.md': ' \n\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.md
        The file is empty.
        Write the page, or remove the file.

      content/docs/b.md
        The file is empty.
        Write the page, or remove the file.

      2 problems.
      "
    `)
  })
})

describe('name of a file', () => {
  test('a space, `#` and `%` are reported with a name that works', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/my plans.md': 'Text.\n',
      'content/docs/c#.md': 'Text.\n',
      'content/docs/100%.md': 'Text.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/100%.md
        The file name has the character \`%\`, which does not work in URLs.
        Rename it, for example to \`100-.md\`.

      content/docs/c#.md
        The file name has the character \`#\`, which does not work in URLs.
        Rename it, for example to \`c-.md\`.

      content/docs/my plans.md
        The file name has a space, which does not work in URLs.
        Rename it, for example to \`my-plans.md\`.

      3 problems.
      "
    `)
  })

  test('a space in the name of a folder is reported', async ({ site }) => {
    const text = await checkSmallSite(site, { 'content/docs/my plans/small.md': 'Text.\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/my plans/small.md
        The folder name has a space, which does not work in URLs.
        Rename it, for example to \`my-plans\`.

      1 problem.
      "
    `)
  })

  test('upper case is kept in the address of the page', async ({ site }) => {
    site.write({ ...smallSite, 'content/docs/GettingStarted/FAQ.md': 'Text.\n' })
    const { code } = await site.docent(['build'])
    expect(code).toBe(0)
    expect(readFileSync(site.path('dist/sitemap.xml'), 'utf8')).toContain('/docs/GettingStarted/FAQ/')
  })
})

describe('symbolic links', () => {
  test('a link to one of its parent folders is reported', async ({ site }) => {
    mkdirSync(site.path('content/docs/node'), { recursive: true })
    symlinkSync('..', site.path('content/docs/node/loop'))
    expect(await checkSmallSite(site, {})).toMatchInlineSnapshot(`
      "
      content/docs/node/loop
        This symbolic link points to a folder above it.
        Remove the link, or let it point elsewhere.

      1 problem.
      "
    `)
  })

  test('links to themselves and to missing files are reported', async ({ site }) => {
    mkdirSync(site.path('content/docs'), { recursive: true })
    symlinkSync('itself', site.path('content/docs/itself'))
    symlinkSync('nothing', site.path('content/docs/dangling'))
    expect(await checkSmallSite(site, {})).toMatchInlineSnapshot(`
      "
      content/docs/dangling
        This symbolic link points to nothing.
        Remove the link, or correct its target.

      content/docs/itself
        This symbolic link is part of a cycle.
        Remove the link, or correct its target.

      2 problems.
      "
    `)
  })

  test('a link to another folder of the site is followed', async ({ site }) => {
    site.write({ ...smallSite, 'shared/page.md': 'Text.\n' })
    symlinkSync('../../shared', site.path('content/docs/shared'))
    expect((await site.docent(['check'])).stdout).toContain('4 pages')
  })
})

describe('output folder', () => {
  test('a file with its name is reported', async ({ site }) => {
    site.write({ ...smallSite, dist: 'A file.\n' })
    const { code, stderr } = await site.docent(['build'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      <site>/dist
        The output folder isn't writable: EEXIST: file already exists, mkdir '<site>/dist'.
        Make the folder writable, or use another one with --out.

      1 problem.
      "
    `)
  })

  test('a place where no folder can be made is reported', async ({ site }) => {
    site.write(smallSite)
    const { code, stderr } = await site.docent(['build', '--out', '/dev/null/docent'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      /dev/null/docent
        The output folder isn't writable: ENOTDIR: not a directory, mkdir '/dev/null/docent'.
        Make the folder writable, or use another one with --out.

      1 problem.
      "
    `)
  })

  test('a read-only folder is reported', async ({ site, skip }) => {
    skip(process.getuid?.() === 0, 'The superuser can write to a read-only folder.')
    site.write(smallSite)
    mkdirSync(site.path('dist'))
    chmodSync(site.path('dist'), 0o555)
    const { code, stderr } = await site.docent(['build'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      <site>/dist
        The output folder isn't writable: EACCES: permission denied, access '<site>/dist'.
        Make the folder writable, or use another one with --out.

      1 problem.
      "
    `)
  })

  test('a folder with files from other programs is refused and left unchanged', async ({ site }) => {
    site.write({ ...smallSite, 'dist/notes.txt': 'Mine.\n' })
    const { code, stderr } = await site.docent(['build'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      <site>/dist
        The output folder contains files that docent didn't create.
        Use an empty folder with --out, or empty this one.

      1 problem.
      "
    `)
    expect(listTree(site.path('dist'))).toEqual(['notes.txt'])
  })
})
