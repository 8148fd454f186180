import { mkdirSync, symlinkSync } from 'node:fs'
import { listTree } from '../list-tree.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, type FileContents, siteTest as test } from './site-folder.ts'

describe('files outside of the site folder', () => {
  const pages = {
    'site/content/docs/a.mdx': [
      '---',
      'title: A',
      'image: ../../../secret.svg',
      '---',
      "import picture from '@site/../secret.svg'",
      '',
      '![](../../../secret.svg)',
      '',
      '<img src="%2e%2e/%2e%2e/%2e%2e/secret.svg" alt="" />',
      '',
      '<Cards><Card title="B" href="../../../secret.svg">Text</Card></Cards>',
      '',
      '[x]: ../../../secret.svg',
      '',
      'See [x].',
      '',
    ].join('\n'),
    'site/content/docs/c.mdx': "import Partial from '../../../secret.mdx'\n\n<Partial />\n",
    'site/content/docs/b.md': '<img src="../../../secret.svg">\n\n<a href="../../../secret.svg">b</a>\n',
  }

  test('are reported wherever a page names them, and none of their content is in the output', async ({
    site,
  }) => {
    site.write({ ...inFolder('site', smallSite), ...pages, 'secret.svg': 'secret', 'secret.mdx': 'secret' })
    const check = await site.docent(['check', '--root', 'site'])
    expect(check.code).toBe(1)
    expect(check.stderr.match(/^\S+:\d+$/gm)).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:3",
        "content/docs/a.mdx:5",
        "content/docs/a.mdx:7",
        "content/docs/a.mdx:9",
        "content/docs/a.mdx:11",
        "content/docs/a.mdx:13",
        "content/docs/b.md:1",
        "content/docs/c.mdx:3",
      ]
    `)
    const build = await site.docent(['build', '--root', 'site'])
    expect(build.code).toBe(1)
    expect(listTree(site.path('site/dist')).filter((path) => /secret/.test(path))).toEqual([])
  })

  test('are all reported when symbolic links in `content/` and `static/` point to them', async ({ site }) => {
    site.write({ ...inFolder('site', smallSite), 'secret.svg': 'secret', 'folder/a.md': 'secret' })
    mkdirSync(site.path('site/static'))
    symlinkSync(site.path('secret.svg'), site.path('site/static/logo.svg'))
    symlinkSync(site.path('folder'), site.path('site/content/docs/folder'))
    symlinkSync(site.path('secret.svg'), site.path('site/content/docs/logo.svg'))
    const { code, stderr } = await site.docent(['build', '--root', 'site'])
    expect(code).toBe(1)
    expect(stderr.replace(/^\w+: [\d.]+ s\n/gm, '')).toMatchInlineSnapshot(`
      "
      content/docs/folder
        This symbolic link points outside the site folder, and builds read nothing there.
        Copy the target into the site folder, or remove the link.

      content/docs/logo.svg
        This symbolic link points outside the site folder, and builds read nothing there.
        Copy the target into the site folder, or remove the link.

      static/logo.svg
        This symbolic link points outside the site folder, and builds read nothing there.
        Copy the target into the site folder, or remove the link.

      3 problems.
      "
    `)
  })
})

const inFolder = (folder: string, files: FileContents): FileContents =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]))
