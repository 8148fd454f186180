import { cpSync } from 'node:fs'
import { checkSiteFolder } from './build-worker.ts'
import { type FileContents, formatSiteConfig, type SiteFolder } from './site-folder.ts'

/** A blue square of 2 × 1 px. */
export const squarePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGNgYPgPRAAEAgEA4P1+7QAAAABJRU5ErkJggg==',
  'base64',
)

/** A small site with one of everything that a page can depend on. */
export const fullSite: FileContents = {
  'docs.config.ts': formatSiteConfig({
    brand: { name: 'Cloud', legalName: 'Cloud Limited', words: { cli: 'cloudctl' } },
  }),
  'static/img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>\n',
  'content/catalog/plans.yml':
    'title: Plans\ncolumns:\n  - key: name\n    label: Plan\n  - key: memory\n    label: Memory\n    unit: GB\nrows:\n  small: { name: Small, memory: 4 }\n  large: { name: Large, memory: 64 }\n',
  'content/pages/index.mdx': '---\ntitle: Home\n---\n\nSee the [guides](/docs/).\n',
  'content/docs/index.md':
    '---\ntitle: Start\n---\n\nWelcome to {{brand.name}}. See [nodes](./node/index.mdx).\n',
  'content/docs/tools.md':
    '---\ntitle: Tools\nsidebar_position: 2\n---\n\nRun `{{brand.cli}}`:\n\n```bash\ncloudctl node list\n```\n',
  'content/docs/regions.md':
    '---\ntitle: Regions\nsidebar_position: 3\n---\n\n## Cities\n\nDelhi and Mumbai. ![Logo](/img/logo.svg)\n',
  'content/docs/node/_category_.yml': 'label: Nodes\nposition: 1\n',
  'content/docs/node/_note.mdx':
    'Nodes of {props.plan} start in a minute. See [regions](../regions.md#cities).\n',
  'content/docs/node/index.mdx':
    '---\ntitle: Nodes\n---\nimport Note from \'./_note.mdx\'\n\n<Note plan="Small" />\n\nA small node has {{catalog.plans.small.memory}} GB.\n\n![Panel](./panel.png)\n',
  'content/docs/node/create.mdx':
    '---\ntitle: Create a node\n---\n\n## Steps\n\n<Tabs groupId="os">\n<TabItem value="linux" label="Linux">\n\nUse SSH.\n\n</TabItem>\n<TabItem value="windows" label="Windows">\n\nUse RDP.\n\n</TabItem>\n</Tabs>\n\n<CatalogTable name="plans" />\n',
  'content/docs/node/resize.md': '---\ntitle: Resize a node\n---\n\nFirst [create it](./create.mdx#steps).\n',
  'content/docs/node/panel.png': squarePng,
}

/** Pages enough to be shared out to worker threads. */
export function createPages(count: number): FileContents {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/docs/many/page-${String(index).padStart(3, '0')}.md`,
      `---\ntitle: Page ${index}\n---\n\n## First\n\nText of page ${index}.\n\n\`\`\`python\nprint(${index})\n\`\`\`\n`,
    ]),
  )
}

/** Copies what writers made, and nothing that a build made. */
export function copySource(from: SiteFolder, to: SiteFolder): void {
  for (const name of ['docs.config.ts', 'content', 'static']) {
    cpSync(from.path(name), to.path(name), { recursive: true, force: true })
  }
}

/** The home page that every site needs. */
export const homePage: FileContents = { 'content/pages/index.md': '---\ntitle: Home\n---\n\nHome.\n' }

/** The least that makes a site: a configuration, a home page, and one guide. */
export const smallSite: FileContents = {
  'docs.config.ts': formatSiteConfig(),
  ...homePage,
  'content/docs/index.md': '---\ntitle: Start\n---\n\nWelcome.\n',
}

/** Runs `docent check` on the small site with these files added, and returns its report. Fails without mistakes. */
export function checkSmallSite(site: SiteFolder, files: FileContents): Promise<string> {
  site.write({ ...smallSite, ...files })
  return checkSiteFolder(site)
}
