import { checkSmallSite } from './sample-site.ts'
import { expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

test('[F-027] one check reports the mistakes of every kind of input, and none that only follows from another', async ({
  site,
}) => {
  const report = await checkSmallSite(site, {
    'docs.config.ts': formatSiteConfig({
      brand: { name: 'Cloud', legalName: 'Cloud Limited', favicon: '/favicon.svg' },
      navbar: {
        items: [{ kind: 'link', label: 'Plans', url: '/docs/plan/' }, { kind: 'search' }],
      },
      footer: { groups: [{ title: 'More', items: [{ label: 'Status', url: '/status/' }] }] },
      blog: {},
    }),
    'content/docs/keys.md': '---\ntitle: Keys\nsidebar_positon: 2\n---\n\nText.\n',
    'content/docs/links.md':
      '---\ntitle: Links\n---\n\nSee [nodes](./node/resise.md), [a part](./node/resize.md#part), ![a](./a.png).\n',
    'content/docs/broken.mdx': 'Text {x\n',
    'content/docs/uses.md': 'See [the broken page](./broken.mdx) and [its section](/docs/broken/#part).\n',
    'content/docs/variable.md':
      'A node has {{catalog.plans.smalls.memory}} GB, and {{catalog.limits.nodes.max}} fit.\n',
    'content/docs/tables.mdx':
      '<CatalogTable name="plan" />\n\n<LimitTable service="database" />\n\n<AreaCard area="cloud" />\n',
    'content/docs/tags.yml': 'price:\n  label: Price\n  color: red\n',
    'content/docs/node/_category_.yml':
      'label: Nodes\ngroups:\n  - label: First\n    items: [create, delete]\n',
    'content/docs/node/create.md': '---\ntitle: Create a node\n---\n\nText.\n',
    'content/docs/node/resize.md': '---\ntitle: Resize a node\n---\n\nText.\n',
    'content/docs/disk/_category_.yml': 'label: Disks\npositon: 3\n',
    'content/docs/disk/index.md': '---\ntitle: Disks\n---\n\nText.\n',
    'content/catalog/plans.yml':
      'title: Plans\ncolumns:\n  - key: memory\n    label: Memory\nrows:\n  small: { memory: 4 }\n',
    'content/catalog/limits.yml': 'title: Limits\ncolumns: {\n',
    'content/blog/authors.yml': 'mina:\n  nam: Mina\n',
    'content/blog/2026-10-01-next.md': '---\ntitle: Next\nauthors: [mina, omar]\n---\n\nText.\n',
    'content/redirects.tsv': '/docs/old/\t/docs/plan/\n/docs/older/ /docs/\n',
    'content/search/synonyms.yml': 'vm: [\n',
    'content/search-queries.tsv': 'category\tquery\texpected\tarea\ntitel\tNodes\t/docs/\n',
  })
  expect(report).toMatchInlineSnapshot(`
    "
    content/blog/authors.yml:1
      \`mina.name\` is missing.
      Add it; it must be a text.

    content/blog/authors.yml:2
      \`mina.nam\` is not a known key.
      Did you mean \`name\`?

    content/catalog/limits.yml:3
      The file is not valid YAML: Flow map in block collection must be sufficiently indented and end with a }.
      Put keys and values that contain a colon, a hash, brackets, or braces in quotes.

    content/docs/broken.mdx:1
      The MDX is invalid: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
      Close every tag, and write literal \`<\` and \`{\` in code or as \`&lt;\` and \`\\{\`.

    content/docs/disk/_category_.yml:2
      \`positon\` is not a known key.
      Did you mean \`position\`?

    content/docs/keys.md:3
      \`sidebar_positon\` is not a known key.
      Did you mean \`sidebar_position\`?

    content/docs/links.md:5
      Link to \`./node/resise.md\`, but there is no such file.
      Did you mean \`./node/resize.md\`?

    content/docs/links.md:5
      Link to \`./node/resize.md#part\`, but \`content/docs/node/resize.md\` has no heading with the id \`part\`.
      Correct the id, or link to the page.

    content/docs/links.md:5
      The image \`./a.png\` does not exist.
      Put the file at \`content/docs/a.png\`, or correct the path.

    content/docs/node/_category_.yml
      A group lists \`delete\`, but the folder has no such page or folder.
      Correct the name, or remove it.

    content/docs/tables.mdx:1
      \`<CatalogTable>\` prints \`content/catalog/plan.yml\`, but there is no such file.
      Did you mean \`plans\`?

    content/docs/tables.mdx:5
      The area \`cloud\` is not in \`docs.config.ts\`.
      Correct the name, or add the area.

    content/docs/tags.yml:3
      \`price.color\` (item "Price") is not a known key.
      Known keys: label, description, permalink.

    content/docs/variable.md:1
      The variable \`{{catalog.plans.smalls.memory}}\` does not exist.
      Did you mean \`catalog.plans.small.memory\`?

    content/redirects.tsv:1
      The new address \`/docs/plan/\` doesn't exist.
      Add the page, or redirect to another page.

    content/redirects.tsv:2
      \`/docs/older/ /docs/\` is not a row of two columns.
      Write the old address, one tab, and the new address.

    content/search-queries.tsv:2
      The category is \`titel\`.
      Use one of these: title, synonym, typo, prefix, words2, words3, error, path, flag, question, identifier, task, ambiguous, noise.

    content/search/synonyms.yml:2
      The file is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
      Put keys and values that contain a colon, a hash, brackets, or braces in quotes.

    docs.config.ts:9
      \`brand.favicon\` is \`/favicon.svg\`, but there is no such file.
      Put the file at \`static/favicon.svg\`, or correct the path.

    docs.config.ts:16
      Link to \`/docs/plan/\`, but no page has that URL.
      Add the page, or remove the link.

    docs.config.ts:18
      \`navbar.items[1]\` is a search box, but the site has no search page.
      Add a page with \`<SearchResults />\`, and set \`search.url\` to its path. Or remove the item.

    docs.config.ts:30
      Link to \`/status/\`, but no page has that URL.
      Add the page, or remove the link.

    22 problems.
    "
  `)
})
