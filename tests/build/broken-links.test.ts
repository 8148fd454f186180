import { readFileSync } from 'node:fs'
import { checkSmallSite, smallSite } from './sample-site.ts'
import { expect, type FileContents, formatSiteConfig, siteTest as test } from './site-folder.ts'

const linked: FileContents = {
  'content/docs/node/resize.md': '---\ntitle: Resize\n---\n\n## Before you start\n\nText.\n',
}

test('[R-113] links to pages, files, headings and images that do not exist are reported at once, each with its line and a suggestion', async ({
  site,
}) => {
  const text = await checkSmallSite(site, {
    ...linked,
    'content/docs/a.md': [
      '---',
      'title: A',
      '---',
      '',
      '[Page](/docs/node/rezise/)',
      '[File](./nodes/resize.md)',
      '[Heading](./node/resize.md#before-you-strat)',
      '[Own heading](#nothing-like-it)',
      '![Panel](./panel.png)',
      '![Logo](/img/logo.svg)',
    ].join('\n'),
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/docs/a.md:5
      Link to \`/docs/node/rezise/\`, but no page has that URL.
      Did you mean \`/docs/node/resize/\`?

    content/docs/a.md:6
      Link to \`./nodes/resize.md\`, but there is no such file.
      Did you mean \`./node/resize.md\`?

    content/docs/a.md:7
      Link to \`./node/resize.md#before-you-strat\`, but \`content/docs/node/resize.md\` has no heading with the id \`before-you-strat\`.
      Did you mean \`before-you-start\`?

    content/docs/a.md:8
      Link to \`#nothing-like-it\`, but \`content/docs/a.md\` has no heading with the id \`nothing-like-it\`.
      Correct the id, or link to the page.

    content/docs/a.md:9
      The image \`./panel.png\` does not exist.
      Put the file at \`content/docs/panel.png\`, or correct the path.

    content/docs/a.md:10
      The image \`/img/logo.svg\` does not exist.
      Put the file at \`static/img/logo.svg\`, or correct the path.

    6 problems.
    "
  `)
})

test('[R-113] mistakes of every kind are reported in one run: links, headings, images, partials, variables', async ({
  site,
}) => {
  const text = await checkSmallSite(site, {
    ...linked,
    'content/docs/link.md': '[Page](/docs/node/rezise/)\n',
    'content/docs/anchor.md': '[Heading](./node/resize.md#before-you-strat)\n',
    'content/docs/image.md': '![Panel](./panel.png)\n',
    'content/docs/partial.mdx': "import Note from './_noet.mdx'\n\n<Note />\n",
    'content/docs/variable.md': 'Welcome to {{brand.nmae}}, {{hosts.console}} and {{other.template}}.\n',
    'content/docs/to-a-page-with-mistakes.md':
      'See [variable](./variable.md) and [partial](/docs/partial/).\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/docs/anchor.md:1
      Link to \`./node/resize.md#before-you-strat\`, but \`content/docs/node/resize.md\` has no heading with the id \`before-you-strat\`.
      Did you mean \`before-you-start\`?

    content/docs/image.md:1
      The image \`./panel.png\` does not exist.
      Put the file at \`content/docs/panel.png\`, or correct the path.

    content/docs/link.md:1
      Link to \`/docs/node/rezise/\`, but no page has that URL.
      Did you mean \`/docs/node/resize/\`?

    content/docs/partial.mdx:3
      The partial \`content/docs/_noet.mdx\` does not exist.
      Correct the path of the import; it is relative to the file, or starts with "@site/".

    content/docs/variable.md:1
      The variable \`{{brand.nmae}}\` does not exist.
      Did you mean \`brand.name\`?

    content/docs/variable.md:1
      The variable \`{{hosts.console}}\` does not exist.
      Add it to \`docs.config.ts\` or to the catalog, or correct its name.

    6 problems.
    "
  `)
})

test('[R-113] a link to a draft says that the page is a draft', async ({ site }) => {
  const text = await checkSmallSite(site, {
    'content/docs/new.md': '---\ndraft: true\n---\n\nText.\n',
    'content/docs/a.md': '[By file](./new.md) and [by address](/docs/new/).\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/docs/a.md:1
      Link to \`./new.md\`, but that page is a draft and is not published.
      Publish the page (remove \`draft: true\`), or remove the link.

    content/docs/a.md:1
      Link to \`/docs/new/\`, but that page is a draft and is not published.
      Publish the page (remove \`draft: true\`), or remove the link.

    2 problems.
    "
  `)
})

test('[R-113] links in HTML and in components are checked too', async ({ site }) => {
  const text = await checkSmallSite(site, {
    'content/docs/a.mdx':
      'Text.\n\n<a href="/docs/one/">One</a>\n\n<Card title="Two" href="/docs/two/">Text.</Card>\n',
    'content/docs/b.md': 'Text.\n\n<a href="/docs/three/">Three</a>\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:3
      Link to \`/docs/one/\`, but no page has that URL.
      Add the page, or remove the link.

    content/docs/a.mdx:5
      Link to \`/docs/two/\`, but no page has that URL.
      Add the page, or remove the link.

    content/docs/b.md:1
      Link to \`/docs/three/\`, but no page has that URL.
      Add the page, or remove the link.

    3 problems.
    "
  `)
})

const brokenPage = {
  'content/docs/a.md':
    '[Page](/docs/nothing/)\n[File](./nothing.md)\n[Heading](#nothing)\n![Image](./nothing.png)\n',
}

test('[R-113] each kind can be made a warning, which is printed and does not fail the build', async ({
  site,
}) => {
  const docs = { brokenLinks: 'warn', brokenMarkdownLinks: 'warn', brokenAnchors: 'warn' }
  site.write({ ...smallSite, ...brokenPage, 'docs.config.ts': formatSiteConfig({ docs }) })
  const checked = await site.docent(['check'])
  expect(checked.code).toBe(0)
  expect(checked.stdout).toBe('4 pages, no problems.\n')
  for (const line of [
    'Link to `/docs/nothing/`, but no page has that URL.',
    'Link to `./nothing.md`, but there is no such file.',
    'Link to `#nothing`, but `content/docs/a.md` has no heading with the id `nothing`.',
    'The image `./nothing.png` does not exist.',
  ])
    expect(checked.stderr).toContain(line)
  const built = await site.docent(['build'])
  expect(built.code).toBe(0)
  expect(built.stderr).toContain('Link to `/docs/nothing/`, but no page has that URL.')
  expect(readFileSync(site.path('dist/docs/a/index.html'), 'utf8')).toContain('href="/docs/nothing/"')
})

test('[R-113] each kind can be ignored separately', async ({ site }) => {
  site.write({ ...smallSite, ...brokenPage })
  const kinds = { brokenLinks: 1, brokenMarkdownLinks: 2, brokenAnchors: 1 }
  for (const [kind, count] of Object.entries(kinds)) {
    site.write({ 'docs.config.ts': formatSiteConfig({ docs: { [kind]: 'ignore' } }) })
    const { code, stderr } = await site.docent(['check'])
    expect(code).toBe(1)
    expect(stderr).toContain(`${4 - count} problem`)
  }
  site.write({
    'docs.config.ts': formatSiteConfig({
      docs: { brokenLinks: 'ignore', brokenMarkdownLinks: 'ignore', brokenAnchors: 'ignore' },
    }),
  })
  const { code, stdout } = await site.docent(['check'])
  expect(code).toBe(0)
  expect(stdout).toBe('4 pages, no problems.\n')
})
