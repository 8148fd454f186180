import { randomUUID } from 'node:crypto'
import { access, appendFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { listPages } from './corpus.ts'
import { readBusySeconds, waitForQuiet } from './machine.ts'
import { measureProcess, type ProcessUsage } from './measure-process.ts'
import { type BenchSite, createBuildEnvironment, getTrashFolder } from './site.ts'

/** One build, and how much it was disturbed. */
export interface Build extends ProcessUsage {
  /** Part of all processors that other work took meanwhile, 0 to 1. */
  othersShare: number
}

/**
 * Builds from nothing: output and caches are moved away first. Deleted in thousands, their inodes would stay blocked for
 * minutes on ext4, which would slow down the engine that writes the most files.
 */
export async function buildCold(site: BenchSite): Promise<Build> {
  for (const path of site.generated) await setAside(path, dirname(dirname(site.outDir)))
  const usage = await build(site, 'cold')
  await checkOutput(site)
  return usage
}

/** Builds again after a sentence was added to one page, and checks that it arrived; undoes the edit. */
export async function buildEdited(site: BenchSite, run: number): Promise<Build> {
  const pages = (await listPages(site.contentDir)).filter((page) => page !== 'index.md')
  const page = pages[(run * 97 + 13) % pages.length] ?? 'index.md'
  const file = join(site.contentDir, page)
  const original = await readFile(file, 'utf8')
  const sentence = `Edited in run ${run} at ${Date.now()}.`
  await appendFile(file, `\n\n${sentence}\n`)
  try {
    const usage = await build(site, 'edit')
    const html = await readFile(join(site.outDir, page.replace(/\.md$/, '/index.html')), 'utf8')
    if (!html.includes(sentence))
      throw new Error(`${site.engine} built, but ${page} does not show its new sentence.`)
    return usage
  } finally {
    await writeFile(file, original)
  }
}

/** Moves a generated folder out of the way. It's deleted at the end of the part. */
export async function setAside(path: string, work: string): Promise<void> {
  const trash = getTrashFolder(work)
  await mkdir(trash, { recursive: true })
  await rename(path, join(trash, `${basename(path)}-${randomUUID()}`)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}

/** Builds the site if the measured page doesn't exist. */
export async function buildIfMissing(site: BenchSite): Promise<void> {
  const isBuilt = await access(join(site.outDir, site.page, 'index.html')).then(
    () => true,
    () => false,
  )
  if (isBuilt) console.error(`${site.engine}: using the build in ${site.outDir}`)
  else await buildCold(site)
}

async function build(site: BenchSite, kind: 'cold' | 'edit'): Promise<Build> {
  await mkdir(site.tmpDir, { recursive: true })
  await waitForQuiet()
  const busyBefore = readBusySeconds()
  const usage = await measureProcess({
    argv: site.argv,
    cwd: site.cwd,
    env: createBuildEnvironment(site.tmpDir),
    log: `${site.outDir}-${kind}.log`,
  })
  const { seconds, cpuSeconds, peakMiB } = usage
  const others = readBusySeconds() - busyBefore - cpuSeconds
  const figures = `${seconds.toFixed(2)} s, CPU ${cpuSeconds.toFixed(1)} s, ${peakMiB.toFixed(0)} MiB`
  console.error(`${site.engine}, ${site.pageCount} pages, ${kind}: ${figures}`)
  return { ...usage, othersShare: Math.max(0, others / (seconds * cpus().length)) }
}

/** A build that leaves pages out is not fast but broken. */
async function checkOutput({ engine, outDir, pageCount }: BenchSite): Promise<void> {
  const files = await readdir(outDir, { recursive: true })
  const count = files.filter((file) => file.endsWith('.html')).length
  if (count < pageCount) throw new Error(`${engine} wrote ${count} HTML files for ${pageCount} pages.`)
}
