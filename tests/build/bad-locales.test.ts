import { describe, expect, siteTest as test } from './site-folder.ts'
import { checkVersionedSite } from './world-site.ts'

describe('[R-082] languages', () => {
  test('missing in the configuration, and translations without an original, are reported', async ({
    site,
  }) => {
    const text = await checkVersionedSite(site, {
      'content/i18n/arr/docs/index.md': '---\ntitle: A\n---\n\nA.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/i18n/arr
        The folder is named after the locale \`arr\`, which the configuration doesn't have.
        Add it to \`locales\` in \`docs.config.ts\`, which has \`en\`, \`ar\`, or rename the folder.

      1 problem.
      "
    `)
  })

  test("a translation of a page that doesn't exist is reported with the nearest page", async ({ site }) => {
    const text = await checkVersionedSite(site, {
      'content/i18n/ar/docs/instal.md': '---\ntitle: A\n---\n\nA.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/i18n/ar/docs/instal.md
        The file translates \`content/docs/instal.md\`, which doesn't exist.
        Did you mean \`content/docs/install.md\`?

      1 problem.
      "
    `)
  })

  test('plural forms of texts without a count, and forms without their count, are reported', async ({
    site,
  }) => {
    const text = await checkVersionedSite(site, {
      'content/i18n/ar/messages.yml':
        'apiMatches.two: عمليتان\napiMatches.few: عمليات\napiMatches.some: "{count}"\nmenu.one: القائمة\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/i18n/ar/messages.yml:2
        \`apiMatches.few\` has no \`{count}\`, which is replaced by a value.
        Write it as in the default text: \`{count} operations\`.

      content/i18n/ar/messages.yml:3
        No text has the name \`apiMatches.some\`.
        Did you mean \`apiMatches.one\`?

      content/i18n/ar/messages.yml:4
        No text has the name \`menu.one\`.
        Remove it, or correct its name.

      3 problems.
      "
    `)
  })

  test('unknown messages and missing or unknown placeholders are reported with their lines', async ({
    site,
  }) => {
    const text = await checkVersionedSite(site, {
      'content/i18n/ar/messages.yml':
        'next: التالي\nprevius: السابق\nlastUpdated: آخر تحديث\nmenu: "{label}"\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/i18n/ar/messages.yml:2
        No text has the name \`previus\`.
        Did you mean \`previous\`?

      content/i18n/ar/messages.yml:3
        \`lastUpdated\` has no \`{date}\`, which is replaced by a value.
        Write it as in the default text: \`Last updated on {date}\`.

      content/i18n/ar/messages.yml:4
        \`menu\` uses the unknown placeholder \`{label}\`.
        Remove it.

      3 problems.
      "
    `)
  })

  test('a mistake in a page that replaces its missing translation is reported once', async ({ site }) => {
    const text = await checkVersionedSite(site, {
      'content/docs/other.md': '---\ntitle: Other\n---\n\n[nothing](./nothing.md)\n\n<div>\n',
      'content/docs/more.md': '---\ntitle: More\n---\n\n[nothing](./nothing.md)\n',
    })
    expect(text.match(/there is no such file/g)).toHaveLength(2)
  })
})
