import { checkSmallSite, smallSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('front matter', () => {
  test('an unknown key is reported with its line and the nearest key', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.md': '---\ntitle: A\ntoc_max_heading_levle: 4\n---\n\nText.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.md:3
        \`toc_max_heading_levle\` is not a known key.
        Did you mean \`toc_max_heading_level\`?

      1 problem.
      "
    `)
  })

  test('a value of the wrong type is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.md': '---\ntitle: A\nsidebar_position: first\n---\n\nText.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.md:3
        \`sidebar_position\` is \`"first"\`.
        It must be a number.

      1 problem.
      "
    `)
  })

  test('YAML that cannot be read is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, { 'content/docs/a.md': '---\ntitle: A: B\n---\n\nText.\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.md:2
        The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
        Put keys and values that contain a colon, a hash, brackets, or braces in quotes.

      1 problem.
      "
    `)
  })
})

describe('two pages at one address', () => {
  test('the same path is reported with both files', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.md': '---\nslug: /same\n---\n\nText.\n',
      'content/docs/b.md': '---\nslug: /same\n---\n\nText.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/b.md
        The URL \`/docs/same/\` is also used by \`content/docs/a.md\`.
        Rename one of the files, or give one of them another \`slug\`.

      1 problem.
      "
    `)
  })

  test('the same id is reported with both files', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.md': '---\nid: same\n---\n\nText.\n',
      'content/docs/b.md': '---\nid: same\n---\n\nText.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/b.md
        The id \`same\` is also used by \`content/docs/a.md\`.
        Give one of the pages another \`id\`.

      1 problem.
      "
    `)
  })

  test('two files whose names differ in case only are reported', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/Plans.md': 'Text.\n',
      'content/docs/plans.md': 'Text.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/plans.md
        The URL \`/docs/plans/\` is also used by \`content/docs/Plans.md\` (they differ only in case).
        Rename one of the files, or give one of them another \`slug\`.

      1 problem.
      "
    `)
  })

  test('a draft does not count', async ({ site }) => {
    site.write({
      ...smallSite,
      'content/docs/a.md': '---\nslug: /same\n---\n\nText.\n',
      'content/docs/b.md': '---\nslug: /same\ndraft: true\n---\n\nText.\n',
    })
    expect((await site.docent(['check'])).code).toBe(0)
  })
})

describe('MDX', () => {
  test('a tag that is not closed is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': '---\ntitle: A\n---\n\nText.\n\n<Steps>\n\n1. One\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:7
        The MDX is invalid: Expected a closing tag for \`<Steps>\`.
        Close every tag, and write literal \`<\` and \`{\` in code or as \`&lt;\` and \`\\{\`.

      1 problem.
      "
    `)
  })

  test('an expression that cannot be read is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': 'Text.\n\nUse {curly braces with care.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3
        The MDX is invalid: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        Close every tag, and write literal \`<\` and \`{\` in code or as \`&lt;\` and \`\\{\`.

      1 problem.
      "
    `)
  })

  test('a component that does not exist is reported with the nearest one', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': 'Text.\n\n<Stepz>\n\n1. One\n\n</Stepz>\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3
        The component \`<Stepz>\` does not exist.
        Did you mean \`Steps\`?

      1 problem.
      "
    `)
  })

  test('wrong, missing, and unknown attributes are all reported', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': '<LatestReleases limit="two" />\n  <Card titel="Nodes">Text.</Card>\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1
        \`limit\` of \`<LatestReleases>\` is a string, but must be a number.
        Write \`limit={…}\`.

      content/docs/a.mdx:2
        \`<Card>\` has no attribute \`titel\`.
        Did you mean \`title\`?

      content/docs/a.mdx:2
        \`<Card>\` needs the attribute \`title\`.
        Write \`<Card title="…">\`.

      3 problems.
      "
    `)
  })

  test('an import that would need a bundler is reported', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': "import { useState } from 'react'\n\nText.\n",
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1
        \`import … from 'react'\` can't be resolved.
        Pages can import components (\`@theme/Tabs\`), partials (\`./_name.mdx\`) and images.

      1 problem.
      "
    `)
  })

  test('a script in a page is reported', async ({ site }) => {
    const text = await checkSmallSite(site, { 'content/docs/a.md': 'Text.\n\n<script>alert(1)</script>\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/a.md
        \`<script>\` is not allowed in a page: it would break the site's Content-Security-Policy.
        Remove the element, or use one of the components.

      1 problem.
      "
    `)
  })
})

describe('partials', () => {
  test('a cycle is reported with all its steps', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': "import One from './_one.mdx'\n\n<One />\n",
      'content/docs/_one.mdx': "import Two from './_two.mdx'\n\n<Two />\n",
      'content/docs/_two.mdx': "import One from './_one.mdx'\n\n<One />\n",
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/_two.mdx:3
        The partial \`content/docs/_one.mdx\` includes itself: content/docs/_one.mdx → content/docs/_two.mdx → content/docs/_one.mdx.
        Move the shared text to a separate partial.

      1 problem.
      "
    `)
  })

  test('a mistake inside a partial is reported at its line of the partial', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/a.mdx': "Text.\n\nimport One from './_one.mdx'\n\n<One />\n",
      'content/docs/_one.mdx': 'Text.\n\nSee [nothing](./nothing.md).\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/_one.mdx:3
        Link to \`./nothing.md\`, but there is no such file.
        Correct the path, or remove the link.

      1 problem.
      "
    `)
  })
})
