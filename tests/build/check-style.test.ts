import { checkSiteFolder } from './build-worker.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

const style = `guides: content/docs
required_keys: [description]
description: { min: 1, max: 160 }
tags: { min: 0, max: 4 }
types: {}
closing_heading: What's next
max_shared_prose: 0.6
phrases:
  - { avoid: [simply], write: the sentence without it }
`

const pages = {
  'content/docs/one/index.md':
    '---\ntitle: One\ndescription: One.\n---\n\nIt simply works.\n\n[x](missing.md)\n',
  'content/docs/two/index.mdx': "---\ntitle: Two\n---\n\nimport P from './_p.mdx'\n\n<P />\n",
  'content/docs/two/_p.mdx': 'Simply text of a partial.\n',
}

describe('[F-023] a site with a style guide', () => {
  test('gets mistakes in the syntax of pages along with style problems of others', async ({ site }) => {
    site.write({
      ...smallSite,
      ...pages,
      'content/style.yml': style,
      'content/docs/brace.mdx': '---\ntitle: Brace\n---\n\nThe list {x\n',
      'content/docs/steps.mdx': '---\ntitle: Steps\n---\n\n<Steps>\n\n1. One\n',
      'content/docs/break.mdx': '---\ntitle: Break\n---\n\nOne<br>two\n',
    })
    const problems = await checkSiteFolder(site)
    expect(problems.match(/^content\S+/gm)).toEqual([
      'content/docs/brace.mdx:5',
      'content/docs/break.mdx:5',
      'content/docs/index.md:1',
      'content/docs/one/index.md:6',
      'content/docs/one/index.md:8',
      'content/docs/steps.mdx:5',
      'content/docs/two/_p.mdx:1',
      'content/docs/two/index.mdx:1',
    ])
  })

  test('gets its style problems along with all others, and still builds', async ({ site }) => {
    site.write({ ...smallSite, ...pages, 'content/style.yml': style })
    const { code, stderr } = await site.docent(['check', '--only', 'content/docs/one'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      content/docs/one/index.md:6
        The text contains "simply".
        Write: the sentence without it.

      content/docs/one/index.md:8
        Link to \`missing.md\`, but there is no such file.
        Correct the path, or remove the link.

      2 problems.
      "
    `)

    site.write({ 'content/docs/one/index.md': pages['content/docs/one/index.md'].replace(/\[x\].*/, '') })
    expect((await site.docent(['build'])).code).toBe(0)
  })

  test('gets problems of partials with their place, and only problems of one folder with --only', async ({
    site,
  }) => {
    site.write({ ...smallSite, ...pages, 'content/style.yml': style })
    const { stderr } = await site.docent(['check', '--only', './content/docs/two/'])
    expect(stderr).toMatchInlineSnapshot(`
      "
      content/docs/two/_p.mdx:1
        The text contains "Simply".
        Write: the sentence without it.

      content/docs/two/index.mdx:1
        The front matter has no \`description\`.
        Add \`description\` to the block at the top of the page.

      2 problems.
      "
    `)
    const { code, stderr: usage } = await site.docent(['check', '--only', 'content/docs/three'])
    expect(code).toBe(2)
    expect(usage).toContain('--only is `content/docs/three`, but the site has no such file or folder.')
  })

  test('gets the mistakes in the style guide itself', async ({ site }) => {
    site.write({ ...smallSite, 'content/style.yml': style.replace('tags:', 'tagz:') })
    const { code, stderr } = await site.docent(['check'])
    expect(code).toBe(1)
    expect(stderr).toContain('content/style.yml')
    expect(stderr).toContain('Did you mean `tags`?')
  })
})

test('A site without a style guide has no style rules', async ({ site }) => {
  site.write({ ...smallSite, 'content/docs/a.md': 'It simply works.\n' })
  expect((await site.docent(['check'])).code).toBe(0)
})
