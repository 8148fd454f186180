import { readFileSync } from 'node:fs'
import { expect, type FileContents, formatSiteConfig, type SiteFolder } from './site-folder.ts'

/** Formats a page with a title. */
export const formatPage = (title: string, ...lines: string[]): string =>
  ['---', `title: ${title}`, '---', '', ...lines, ''].join('\n')

/** A site that names the page `disks/attach` and the folder `disks` in every way. */
export const movableSite: FileContents = {
  'docs.config.ts': formatSiteConfig({
    base: '/help/',
    locales: [
      { id: 'en', label: 'English' },
      { id: 'ar', label: 'العربية', direction: 'rtl' },
    ],
    areas: [{ id: 'disks', label: 'Disks', url: '/docs/disks/attach/', folder: 'disks', sidebar: 'main' }],
    sidebars: { main: ['index', { kind: 'folder', folder: 'disks' }, 'disks/attach'] },
    navbar: { items: [{ kind: 'link', label: 'Attach', url: '/docs/disks/attach/' }] },
  }),
  'static/prices.pdf': 'prices',
  'content/pages/index.md': formatPage(
    'Home',
    '[Attach](/docs/disks/attach/#steps) or [prices](/prices.pdf).',
  ),
  'content/docs/index.mdx': formatPage(
    'Start',
    "import Part from './disks/_part.mdx'",
    '',
    '[Attach](./disks/attach.mdx#steps), [again](disks/attach/), and [all][list].',
    '',
    '<Card title="Attach" href="./disks/attach.mdx">Text.</Card>',
    '',
    '<Part />',
    '',
    '`[code](./disks/attach.mdx)`',
    '',
    '```md',
    '[code](./disks/attach.mdx)',
    '```',
    '',
    '[list]: ./disks/attach.mdx',
  ),
  'content/docs/disks/_category_.yml':
    'label: Disks\nlink: { type: doc, id: disks/attach }\ngroups:\n  - label: Use\n    items: [attach, detach]\n',
  'content/docs/disks/_part.mdx': 'See [steps](./attach.mdx#steps).\n',
  'content/docs/disks/images/disk.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/docs/disks/attach.mdx': formatPage(
    'Attach',
    "import Part from './_part.mdx'",
    '',
    '## Steps',
    '',
    '[Start](../index.mdx), ![Disk](./images/disk.svg), [detach](./detach.md), [here](#steps).',
    '',
    '<Part />',
  ),
  'content/docs/disks/detach.md':
    '---\ntitle: Detach\npagination_next: disks/attach\n---\n\n[Attach](attach.mdx)\n',
  'content/docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\n[Attach](./disks/attach.mdx)\n',
  'content/docs/volumes/_category_.yml':
    'label: Volumes\ngroups:\n  - label: First\n    items:\n      - index\n',
  'content/docs/volumes/index.md': formatPage('Volumes', 'Text.'),
  'content/i18n/ar/docs/disks/attach.md': formatPage('إرفاق', '## Steps', '', '[ابدأ](../index.mdx)'),
  'content/faq/disks/disks.mdx':
    '---\ntitle: Disks\ndescription: About disks.\n---\n\n## Can I attach one? {#can-i-attach}\n\nYes, [attach it](/docs/disks/attach/).\n',
  'content/redirects.tsv':
    '# Old addresses\n/old/attach.html\t/docs/disks/attach/\n/docs/volumes/add/\t/docs/volumes/\n',
  'content/search-queries.tsv':
    'category\tquery\texpected\ttitle\tsource\ntask\tattach a disk\t/help/docs/disks/attach/#steps|/docs/\n',
}

/** Reads a file of a site. */
export const readSiteFile = (site: SiteFolder, name: string): string => readFileSync(site.path(name), 'utf8')

/** Runs `docent move`, which fails. Returns what it reports. */
export async function failMove(site: SiteFolder, ...args: string[]): Promise<string> {
  const { code, stderr } = await site.docent(['move', ...args])
  expect(code).toBe(1)
  return stderr.trim()
}
