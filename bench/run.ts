import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureApis } from './api/measure-apis.ts'
import { measurePage, type PageFigures } from './browser/page.ts'
import { buildCold, buildIfMissing } from './build-site.ts'
import { measureBuildTimes } from './build-time.ts'
import { withCleanup } from './cleanup.ts'
import { unpackCorpus } from './corpus.ts'
import { measureDev } from './dev/measure-dev.ts'
import { prepareDocentSite, readSourceTime } from './docent-site.ts'
import { prepareDocusaurusSite } from './docusaurus-site.ts'
import { measureGrowth } from './growth.ts'
import { describeMachine, type Machine } from './machine.ts'
import { type BenchOptions, readBenchOptions } from './options.ts'
import type { BenchPart } from './parts.ts'
import type { Figures, Measured, PartFigures } from './report/figures.ts'
import { writeReport } from './report/report.ts'
import { repository } from './repository.ts'
import { measureSearch } from './search/measure-search.ts'
import { measureServer } from './server/measure-server.ts'
import { type BenchSite, getTrashFolder } from './site.ts'

/** Options whose value isn't part of the command that the report prints: the part has its own, and folders are of a machine. */
const leftOut = ['--only', '--work', '--corpus']

const keptFigures = join(repository, 'bench/figures.json')

const options = readBenchOptions(process.argv.slice(2))
if (options) await withCleanup(() => runBenchmark(options))

async function runBenchmark(options: BenchOptions): Promise<void> {
  await mkdir(options.work, { recursive: true })
  const means = await prepareParts(options)
  const machine = await describeMachine()
  const figures: Figures = {}
  for (const part of options.parts) {
    try {
      await measurePart(part, { means, machine, figures })
    } catch (error) {
      // Hours may have gone into the other parts.
      console.error(`The part ${part} failed and has no figures.`, error)
      process.exitCode = 1
    }
    await rm(getTrashFolder(options.work), { recursive: true, force: true })
    await writeRawFigures(figures, options)
  }
  await publish(figures, options)
}

/** How each part is measured; undefined where this machine lacks what it needs. */
type PartRunners = { [P in BenchPart]: () => Promise<PartFigures[P] | undefined> }

async function prepareParts(options: BenchOptions): Promise<PartRunners> {
  const needsCorpus = (['build', 'dev', 'page', 'grow'] as const).some((part) => options.parts.has(part))
  const corpus = needsCorpus ? await unpackCorpus(options.corpus, options.work) : ''
  const sites =
    options.parts.has('build') || options.parts.has('page') ? await prepareSites(options, corpus) : []
  return {
    build: () => measureBuildTimes(sites, options.runs),
    dev: () => measureDev(options, corpus),
    page: () => measurePages(sites, options),
    grow: () => measureGrowth(options, corpus),
    api: () => measureApis(options),
    search: () => measureSearch(options),
    server: () => measureServer(options),
  }
}

interface Run {
  means: PartRunners
  machine: Machine
  /** Takes what is measured. */
  figures: Figures
}

async function measurePart<P extends BenchPart>(part: P, { means, machine, figures }: Run): Promise<void> {
  const start = Date.now()
  const found = await means[part]()
  if (found === undefined) return
  const measured: Measured<P> = {
    figures: found,
    machine,
    command: `npm run bench -- ${[...commonArguments(), '--only', part].join(' ')}`,
    wasSourceEdited: (await readSourceTime()) > start,
  }
  Object.assign(figures, { [part]: measured })
}

/** Returns the command-line arguments that change what is measured, other than the parts. */
function commonArguments(): string[] {
  const given = process.argv.slice(2)
  const isValue = (index: number): boolean => leftOut.includes(given[index - 1] ?? '')
  return given.filter(
    (argument, index) => argument !== '--write' && !leftOut.includes(argument) && !isValue(index),
  )
}

async function prepareSites(options: BenchOptions, corpus: string): Promise<BenchSite[]> {
  const docent = await prepareDocentSite(options, corpus)
  return options.withPeer ? [docent, await prepareDocusaurusSite(options, corpus)] : [docent]
}

/** After the build part both stand; else Docent is built anew, and Docusaurus when it is missing. */
async function measurePages(sites: BenchSite[], options: BenchOptions): Promise<PageFigures[]> {
  const pages: PageFigures[] = []
  for (const site of sites) {
    if (site.engine === 'Docent' && !options.parts.has('build')) await buildCold(site)
    else await buildIfMissing(site)
    pages.push(await measurePage(site, options))
  }
  return pages
}

/** Beside the work folder; also when a later part failed. */
async function writeRawFigures(figures: Figures, { work }: BenchOptions): Promise<void> {
  const file = `${work}-results.json`
  await writeFile(file, JSON.stringify(figures, undefined, 2))
  console.error(`Raw figures: ${file}`)
}

/** Prints the report, and replaces its parts in the repository if requested. */
async function publish(figures: Figures, options: BenchOptions): Promise<void> {
  console.log(writeReport(figures))
  if (!options.writesReport) return
  const all: Figures = { ...(await readKeptFigures()), ...figures }
  await writeFile(keptFigures, `${JSON.stringify(all, undefined, 1)}\n`)
  await writeFile(join(repository, 'bench/RESULTS.md'), writeReport(all))
}

async function readKeptFigures(): Promise<Figures> {
  return existsSync(keptFigures) ? JSON.parse(await readFile(keptFigures, 'utf8')) : {}
}
