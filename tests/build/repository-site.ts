import { execFileSync } from 'node:child_process'
import { type FileContents, formatSiteConfig, type SiteFolder } from './site-folder.ts'

/** Formats a page with a title. */
export const formatTitledPage = (title: string, text: string): string =>
  `---\ntitle: ${title}\n---\n\n${text}\n`

/** A site in the folder `website` of a repository. */
export const repositorySite: FileContents = {
  'website/docs.config.ts': formatSiteConfig({
    hosts: { api: 'https://api.cloud.example', status: 'status.cloud.example' },
    docs: { landing: 'start' },
  }),
  'website/content/pages/index.mdx': formatTitledPage('Home', '[Start](/docs/start/)'),
  'website/content/docs/start.mdx': formatTitledPage('Start', '[Disks](/docs/disks/), 100% of a, b'),
  'website/content/docs/disks.mdx': formatTitledPage('Disks', 'Call https://api.cloud.example/v1.'),
  'website/content/style.yml': [
    'guides: content/docs',
    'required_keys: []',
    'description: { min: 0, max: 500 }',
    'tags: { min: 0, max: 9 }',
    'types: {}',
    "closing_heading: What's next",
    'max_shared_prose: 1',
    '',
  ].join('\n'),
}

/** Runs `docent check` in the site of a repository. */
export async function checkRepository(
  folder: SiteFolder,
  ...args: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return folder.docent(['check', ...args], { cwd: folder.path('website') })
}

/** Runs Git in a repository. */
export function runGit(folder: SiteFolder, ...args: string[]): void {
  const options = ['-c', 'user.name=Test', '-c', 'user.email=test@docs.example']
  execFileSync('git', [...options, ...args], { cwd: folder.root, stdio: 'ignore' })
}
