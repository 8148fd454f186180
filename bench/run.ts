import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureApis } from './api/measure-apis.ts'
import { measurePage, type PageFigures } from './browser/page.ts'
import { buildCold, buildIfMissing } from './build-site.ts'
import { measureBuildTimes } from './build-time.ts'
import { withCleanup } from './cleanup.ts'
import { unpackCorpus } from './corpus.ts'
import { prepareDocentSite, readSourceTime } from './docent-site.ts'
import { prepareDocusaurusSite } from './docusaurus-site.ts'
import { measureGrowth } from './growth.ts'
import { describeMachine } from './machine.ts'
import { type Options, readOptions, repository } from './options.ts'
import type { Figures } from './report/figures.ts'
import { writeReport } from './report/report.ts'
import { measureSearch } from './search/measure-search.ts'
import { measureServer } from './server/measure-server.ts'
import { type BenchSite, trashFolder } from './site.ts'

const options = readOptions(process.argv.slice(2))
if (options) await withCleanup(() => runBenchmark(options))

async function runBenchmark(options: Options): Promise<void> {
  await mkdir(options.work, { recursive: true })
  const needsCorpus = options.parts.has('build') || options.parts.has('page') || options.parts.has('grow')
  const corpus = needsCorpus ? await unpackCorpus(options.corpus, options.work) : ''
  const sites =
    options.parts.has('build') || options.parts.has('page') ? await prepareSites(options, corpus) : []

  const start = Date.now()
  const figures: Figures = {
    machine: await describeMachine(),
    builds: [],
    pages: [],
    growth: [],
    apis: [],
    search: undefined,
    server: undefined,
    wasSourceEdited: false,
  }
  try {
    if (options.parts.has('build')) figures.builds = await measureBuildTimes(sites, options.runs)
    if (options.parts.has('page')) figures.pages = await measurePages(sites, options)
    if (options.parts.has('grow')) figures.growth = await measureGrowth(options, corpus)
    if (options.parts.has('api')) await measureApis(options, figures.apis)
    if (options.parts.has('search')) figures.search = await measureSearch(options)
    if (options.parts.has('server')) figures.server = await measureServer(options)
  } finally {
    await rm(trashFolder(options.work), { recursive: true, force: true })
    figures.wasSourceEdited = (await readSourceTime()) > start
    await writeRawFigures(figures, options)
  }
  await publish(figures, options)
}

async function prepareSites(options: Options, corpus: string): Promise<BenchSite[]> {
  const docent = await prepareDocentSite(options, corpus)
  return options.withPeer ? [docent, await prepareDocusaurusSite(options, corpus)] : [docent]
}

/** After the build part both stand; else Docent is built anew, and Docusaurus when it is missing. */
async function measurePages(sites: BenchSite[], options: Options): Promise<PageFigures[]> {
  const pages: PageFigures[] = []
  for (const site of sites) {
    if (site.engine === 'Docent' && !options.parts.has('build')) await buildCold(site)
    else await buildIfMissing(site)
    pages.push(await measurePage(site, options))
  }
  return pages
}

/** Beside the work folder; also when a later part failed. */
async function writeRawFigures(figures: Figures, { work }: Options): Promise<void> {
  const file = `${work}-results.json`
  await writeFile(file, JSON.stringify(figures, undefined, 2))
  console.error(`Raw figures: ${file}`)
}

/** The report goes to the terminal, and that of a complete run into the repository. */
async function publish(figures: Figures, options: Options): Promise<void> {
  const given = process.argv.slice(2).join(' ')
  const report = writeReport(figures, given === '' ? 'npm run bench' : `npm run bench -- ${given}`)
  console.log(report)
  if (options.writesReport) await writeFile(join(repository, 'bench/RESULTS.md'), report)
}
