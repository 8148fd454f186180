import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'
import { checkVersionedSite } from './world-site.ts'

test('[R-083] unknown authors, two posts with one address, and a post without a date are reported together', async ({
  site,
}) => {
  const text = await checkVersionedSite(site, {
    'content/blog/2026-03-04-third.md': '---\ntitle: Third\nauthors: [asa]\n---\n\nThree.\n',
    'content/blog/2026-03-05-fourth.md': '---\ntitle: Fourth\nauthors: nobody\n---\n\nFour.\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/blog/2026-03-04-third.md
      The author \`asa\` is not in \`content/blog/authors.yml\`.
      Did you mean \`asha\`?

    content/blog/2026-03-05-fourth.md
      The author \`nobody\` is not in \`content/blog/authors.yml\`.
      Add the author to \`content/blog/authors.yml\`, or correct the name.

    2 problems.
    "
  `)
  const more = await checkVersionedSite(site, {
    'content/blog/2026-03-04-third.md': '---\ntitle: Third\nslug: news\n---\n\nThree.\n',
    'content/blog/2026-03-05-fourth.md': '---\ntitle: Fourth\nslug: news\n---\n\nFour.\n',
    'content/blog/undated.md': '---\ntitle: Undated\n---\n\nFive.\n',
    'content/blog/2026-02-31-never.md': '---\ntitle: Never\n---\n\nSix.\n',
  })
  expect(more).toMatchInlineSnapshot(`
    "
    content/blog/2026-02-31-never.md
      The post has the date \`2026-02-31\`, which doesn't exist.
      Begin the name of the file with a day, such as \`2026-03-14-name.mdx\`, or set \`date\` in the front matter.

    content/blog/2026-03-05-fourth.md
      The URL \`/ar/blog/news/\` is also used by \`content/blog/2026-03-04-third.md\`.
      Rename one of the files, or give one of them another \`slug\`.

    content/blog/undated.md
      The post doesn't have a date.
      Begin the name of the file with a day, such as \`2026-03-14-name.mdx\`, or set \`date\` in the front matter.

    3 problems.
    "
  `)
})

test('[R-083] mistakes in the authors file are reported with their lines', async ({ site }) => {
  const text = await checkVersionedSite(site, {
    'content/blog/authors.yml':
      'asha:\n  name: Asha Rao\n  image_url: /img/missing.svg\nben:\n  title: Engineer\n  web: https://ben.example\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/blog/authors.yml:4
      \`ben.name\` is missing.
      Add it; it must be a text.

    content/blog/authors.yml:6
      \`ben.web\` is not a known key.
      Known keys: name, title, description, url, image_url.

    2 problems.
    "
  `)
})

test('[R-070] a tag that is missing in the tag file is reported with the nearest tag', async ({ site }) => {
  const text = await checkVersionedSite(site, {
    'content/docs/tags.yml': 'setup:\n  label: Setting up\nnetworks: ~\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/docs/install.md
      The tag \`network\` is not in \`content/docs/tags.yml\`.
      Did you mean \`networks\`?

    content/docs/other.md
      The tag \`network\` is not in \`content/docs/tags.yml\`.
      Did you mean \`networks\`?

    2 problems.
    "
  `)
})

test('[R-070] mistakes in the tag file are reported with their lines', async ({ site }) => {
  const text = await checkVersionedSite(site, {
    'content/docs/tags.yml':
      'setup:\n  lable: Setting up\nnetwork:\n  permalink: "a b"\nstorage:\n  permalink: /x/../../y\n',
  })
  expect(text).toMatchInlineSnapshot(`
    "
    content/docs/tags.yml:2
      \`setup.lable\` is not a known key.
      Did you mean \`label\`?

    content/docs/tags.yml:4
      \`network.permalink\` is \`"a b"\`.
      It must be a path without spaces, "#", "?", "%", and the folders "." and "..".

    content/docs/tags.yml:6
      \`storage.permalink\` is \`"/x/../../y"\`.
      It must be a path without spaces, "#", "?", "%", and the folders "." and "..".

    3 problems.
    "
  `)
})

test('[R-070] two tags with one page are reported', async ({ site }) => {
  const text = await checkVersionedSite(site, {
    'content/docs/tags.yml': 'setup:\n  permalink: /x\nnetwork:\n  permalink: /x\n',
  })
  expect(text).toContain('The tags `setup` and `network` would have the same page, `x`.')
  expect(text).toContain('1 problem.')
})

describe('[R-081] versions', () => {
  test('without a folder, and folders without a version, are reported', async ({ site }) => {
    const text = await checkVersionedSite(site, {
      'docs.config.ts': formatSiteConfig({
        versions: [
          { name: 'current', label: 'Next', isLast: false, path: '/docs/next/' },
          { name: '1.1', label: '1.1', isLast: true, path: '/docs/' },
        ],
      }),
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/i18n/ar
        The folder is named after the locale \`ar\`, which the configuration doesn't have.
        Add it to \`locales\` in \`docs.config.ts\`, which has \`en\`, or rename the folder.

      content/versions/1.0
        The folder is named after the version \`1.0\`, which the configuration doesn't have.
        Add it to \`versions\` in \`docs.config.ts\`, which has \`current\`, \`1.1\`, or rename the folder.

      docs.config.ts
        The version \`1.1\` has no guides: there is no folder \`content/versions/1.1/docs\`.
        Add the folder, or remove the version.

      3 problems.
      "
    `)
  })

  test('without a latest one, or with the same path, are reported', async ({ site }) => {
    const text = await checkVersionedSite(site, {
      'docs.config.ts': formatSiteConfig({
        versions: [
          { name: 'current', label: 'Next', isLast: false, path: '/docs/' },
          { name: '1.0', label: '1.0', isLast: false, path: '/docs/' },
        ],
      }),
    })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:10
        \`versions\` is \`[{"name":"current","label":"Next","isLast":false,"path":"/docs/"},{"name":"1.…\`.
        It must name one latest version (\`isLast: true\`), but has none.

      docs.config.ts:21
        \`versions[1].path\` (item "1.0") is \`"/docs/"\`.
        It must differ from item 1 of the list.

      2 problems.
      "
    `)
  })

  test("with a main page that doesn't exist are reported", async ({ site }) => {
    const text = await checkVersionedSite(site, {
      'docs.config.ts': formatSiteConfig({
        versions: [
          { name: 'current', label: 'Next', isLast: false, path: '/docs/next/' },
          { name: '1.0', label: '1.0', isLast: true, path: '/docs/', mainDocId: 'strat' },
        ],
        locales: [
          { id: 'en', label: 'English' },
          { id: 'ar', label: 'A' },
        ],
        blog: {},
      }),
      'content/versions/1.0/docs/index.md':
        '---\ntitle: Start\nslug: /begin\nid: start\n---\n\nWelcome to 1.0.\n',
      'content/pages/index.md': '---\ntitle: Home\n---\n\nHome.\n',
    })
    expect(text).toContain('`mainDocId` is `strat`, but no page has that id.\n  Did you mean `start`?')
  })
})
