import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UserConfig } from '../src/shared/config/config.ts'
import { formatConfig } from '../tests/config-text.ts'
import { copyCorpus, getEditionFolder, listGroups } from './corpus.ts'
import { installDocent } from './install-docent.ts'
import type { BenchOptions } from './options.ts'
import { repository } from './repository.ts'
import { type BenchSite, pinnedNode } from './site.ts'

/** Makes a site folder for Docent out of `editions` copies of the corpus. */
export async function prepareDocentSite(
  options: BenchOptions,
  corpus: string,
  editions = 1,
): Promise<BenchSite> {
  const root = join(options.work, `docent-${editions}`)
  const contentDir = join(root, 'content/docs')
  const pageCount = await copyCorpus({
    corpus,
    target: contentDir,
    editions,
    distinctCode: options.distinctCode,
  })
  for (const { path, label } of await listGroups(contentDir)) {
    await writeFile(join(path, '_category_.yml'), `label: ${label}\n`)
  }
  await mkdir(join(root, 'tmp'), { recursive: true })
  await writeFile(join(root, 'docs.config.ts'), formatBenchConfig(corpusDocs))
  return {
    engine: 'Docent',
    pageCount,
    contentDir,
    outDir: join(root, 'dist'),
    generated: ['dist', '.docent', 'tmp'].map((name) => join(root, name)),
    tmpDir: join(root, 'tmp'),
    argv: [...(await installDocent(options.work)), 'build', '--root', root],
    cwd: repository,
    page: `${editions === 1 ? '' : `${getEditionFolder(1)}/`}section-01/alert/`,
    sidebarLinks: 'nav[aria-label="Docs sidebar"] a',
  }
}

/** `npm run docent` without npm, whose own start would count. */
export async function readDocentCommand(): Promise<[string, ...string[]]> {
  const { scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  const [, ...args]: string[] = scripts.docent.split(' ')
  return [pinnedNode, ...args]
}

/** When Docent's own sources were edited last, in milliseconds since the epoch. */
export async function readSourceTime(): Promise<number> {
  const source = join(repository, 'src')
  const files = await readdir(source, { recursive: true })
  const readTime = (file: string): Promise<number> =>
    stat(join(source, file)).then(
      ({ mtimeMs }) => mtimeMs,
      // Gone since it was listed, so edited now.
      () => Date.now(),
    )
  return Math.max(...(await Promise.all(files.map(readTime))))
}

/** Text of the `docs.config.ts` of a site of the benchmark. */
export const formatBenchConfig = (more: Partial<UserConfig>): string =>
  formatConfig({
    title: 'Bench',
    url: 'https://bench.example',
    brand: { name: 'Bench', legalName: 'Bench' },
    ...more,
  })

/** Serves the docs at `/` and only warns about broken links in the corpus. */
const corpusDocs = {
  docs: { routeBase: '/', brokenLinks: 'warn', brokenMarkdownLinks: 'warn', brokenAnchors: 'warn' },
} as const
