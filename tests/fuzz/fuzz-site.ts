import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import docsConfig from '../../docs.config.ts'
import { buildSite } from '../../src/build/build-site.ts'
import { loadSiteForCommand } from '../../src/build/load-site-for-command.ts'
import { silentProgress } from '../../src/cli/build-progress.ts'
import { checkSite } from '../../src/commands/check/check-site.ts'
import { loadConfig } from '../../src/config/load-config.ts'
import { readInputs } from '../../src/content/read-inputs.ts'
import { getCacheFolder } from '../../src/disk/cache-folder.ts'
import { DocsError } from '../../src/shared/docs-error.ts'
import { formatConfig } from '../config-text.ts'
import { listTree } from '../list-tree.ts'
import { createRandom, mutate, pick, type Random } from './mutate.ts'

/** Files and folders that every round has. */
const sharedData = [
  'content/catalog',
  'content/style.yml',
  'content/ui-labels.yml',
  'content/search',
  'content/docs/_partials',
]

const repository = fileURLToPath(new URL('../..', import.meta.url))

export interface FuzzOptions {
  /** Folder for the site, which the caller removes. */
  root: string
  seed: number
  rounds: number
  /** Mutated pages of each round. Up to 23 are compiled in this process. */
  pages: number
  /** Called after each round. */
  onRound?(round: number): void
}

/** A failure that isn't a problem of the writer. The round can be repeated with its seed. */
interface FuzzFailure {
  seed: number
  command: 'check' | 'load' | 'build'
  error: unknown
}

interface FuzzReport {
  /** Mutated files that were read. */
  inputs: number
  /** Files with a problem. */
  rejected: number
  /** Pages that were built to the end. */
  built: number
  failures: FuzzFailure[]
}

/** Texts that mutations start from, by path below the site folder. */
interface Seeds {
  pages: string[]
  /** Files other than pages. */
  data: string[]
  read(path: string): string
}

/** Checks and builds sites of mutated pages of this repository's site, and reports whatever isn't a `DocsError`. */
export async function fuzzSite({ root, seed, rounds, pages, onRound }: FuzzOptions): Promise<FuzzReport> {
  const seeds = createSeeds(root)
  const report: FuzzReport = { inputs: 0, rejected: 0, built: 0, failures: [] }
  for (let round = 0; round < rounds; round++) {
    const roundSeed = seed + round
    const files = createRound(seeds, { random: createRandom(roundSeed), pages })
    writeSite(root, files)
    report.inputs += Object.keys(files).length
    const fail = (command: FuzzFailure['command'], error: unknown): void => {
      report.failures.push({ seed: roundSeed, command, error })
    }
    await runCheck(root).catch((error: unknown) => fail('check', error))
    const rejected = await removeProblems(root, files).catch((error: unknown) => fail('load', error))
    if (rejected !== undefined) {
      report.rejected += rejected.size
      const built = await buildRest(root).catch((error: unknown) => fail('build', error))
      report.built += built ?? 0
    }
    onRound?.(round + 1)
  }
  return report
}

/** Writes the configuration and the data that pages look up, and lists the files to mutate. */
function createSeeds(root: string): Seeds {
  const paths = listTree(join(repository, 'content')).map((path) => `content/${path}`)
  const { title, url, brand, hosts, areas } = docsConfig
  // The sidebars are created from the folders, because most of their pages are missing here.
  const docs = { brokenLinks: 'warn', brokenMarkdownLinks: 'warn', brokenAnchors: 'warn' }
  const { logo: _, favicon: __, ...names } = brand
  const config = { title, url, brand: names, hosts, areas, docs }
  writeFiles(root, { 'docs.config.ts': formatConfig(config) })
  const { icons = '' } = brand
  cpSync(join(repository, 'static', icons), join(root, 'static', icons))
  return {
    pages: paths.filter((path) => /\.mdx?$/.test(path) && !/\/_|rulings|^content\/pages/.test(path)),
    data: paths.filter(
      (path) => /\.(ya?ml|tsv)$/.test(path) && !/content\/(api|budget|words|search-queries)/.test(path),
    ),
    read: (path) => removeOperations(readFileSync(join(repository, path), 'utf8')),
  }
}

/** Removes the names of operations, because the site has no API. Its pages would take most of the time. */
const removeOperations = (text: string): string =>
  text.replace(/^api:.*\n(?: +- .*\n)*/m, '').replace(/<(?:ApiLink|ApiList)\b[^>]*\/>/g, 'an operation')

/** Chooses and mutates the files of a round. */
function createRound(
  { pages, data, read }: Seeds,
  { random, pages: count }: { random: Random; pages: number },
): Record<string, string> {
  const files: Record<string, string> = {}
  for (let index = 0; index < count; index++) {
    const path = pick(pages, random)
    files[path] = mutate(read(path), read(pick(pages, random)), random)
  }
  // Half of the rounds keep their data, because one mistake in it may hide what pages do.
  if (random() < 0.5) {
    const path = pick(data, random)
    files[path] = mutate(read(path), read(pick(data, random)), random)
  }
  return files
}

/** Replaces the content of the site: unchanged data and partials, a page at each address of an area, and `files`. */
function writeSite(root: string, files: Record<string, string>): void {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  for (const path of sharedData) cpSync(join(repository, path), join(root, path), { recursive: true })
  const page = '---\ntitle: A page\n---\n\nText.\n'
  const paths = ['docs/index.md', ...['index.md', 'myaccount.md', 'tir.md'].map((name) => `pages/${name}`)]
  writeFiles(root, { ...Object.fromEntries(paths.map((path) => [`content/${path}`, page])), ...files })
}

function writeFiles(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

async function runCheck(root: string): Promise<void> {
  await checkSite({ root, only: undefined, progress: silentProgress }).catch(ignoreProblems)
}

function ignoreProblems(error: unknown): void {
  if (!(error instanceof DocsError)) throw error
}

/** Undoes the mutations that cause problems until the site can be loaded. Returns their files. */
async function removeProblems(root: string, files: Record<string, string>): Promise<Set<string>> {
  const removed = new Set<string>()
  for (;;) {
    const problemFiles = await findProblemFiles(root)
    const remaining = Object.keys(files).filter((path) => !removed.has(path))
    if (problemFiles.size === 0 || remaining.length === 0) return removed
    const wrong = remaining.filter((path) => problemFiles.has(path))
    // A problem in an unchanged file comes from one of the mutated ones.
    for (const path of wrong.length > 0 ? wrong : remaining) {
      removed.add(path)
      rmSync(join(root, path))
      if (sharedData.some((prefix) => path.startsWith(prefix)))
        cpSync(join(repository, path), join(root, path))
    }
  }
}

/** Finds the files with problems. Empty for a site that can be loaded. */
async function findProblemFiles(root: string): Promise<Set<string>> {
  try {
    const config = await loadConfig(root)
    await loadSiteForCommand({ root, config, inputs: readInputs(root, config), progress: silentProgress })
    return new Set()
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    return new Set(error.problems.map(({ at }) => at.file))
  }
}

/** Builds the site. Returns its number of pages, or 0 if components of a page can't be printed. */
async function buildRest(root: string): Promise<number> {
  try {
    const out = join(root, 'dist')
    const report = await buildSite({ root, out, cache: getCacheFolder(root), progress: silentProgress })
    return report.pages
  } catch (error) {
    ignoreProblems(error)
    return 0
  }
}
