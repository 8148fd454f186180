import '../shared/node-20-polyfills.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DocumentPaths, listDocumentFiles } from '../api/load/source/read-documents.ts'
import type { RewriteArticles } from '../build/dev/rewrite-articles.ts'
import { createBuildProgress, formatSeconds, silentProgress } from '../cli/build-progress.ts'
import { reportFailure } from '../cli/report-failure.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import type { Handler } from '../server/create-file-handler.ts'
import { createSiteHandler } from '../server/create-site-handler.ts'
import { listen } from '../server/listen.ts'
import { openPublicServices } from '../server/open-services.ts'
import { followBuilds } from '../server/open-site.ts'
import { formatAddresses } from '../server/server-urls.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { serverManifestPath } from '../shared/output/server/server-manifest.ts'
import { createDevEvents } from './dev-events.ts'
import { createDevHandler } from './dev-handler.ts'
import type { BuildMessage, DevMessage, DevProcessSettings } from './dev-messages.ts'
import { createEarlierPages } from './earlier-pages.ts'
import { isTextEdit } from './is-text-edit.ts'
import { createPendingPages } from './pending-pages.ts'

/**
 * Started by `start-dev-process.ts`, which ends it. Serves a site, and builds it at each message. Nothing is closed
 * separately: only the end of the process stops a running build, and it ends the server and the services as well.
 */
const settings: DevProcessSettings = JSON.parse(process.argv[2] ?? '')
const { root, host } = settings
const out = join(root, '.docent/dev')

/**
 * Time (ms) in which open pages load an edited article, before a build keeps this thread busy. Further edits wait for it
 * too.
 */
const readingTime = 150

const events = createDevEvents()
const services = openPublicServices()
/** Base of the latest build. */
let base = '/'
/** A build that fails leaves the previous one, which may be of an earlier day. */
let site = openEarlierSite()
/** Whether it has all pages, and not only the first ones. The not-found page isn't one of those. */
let isComplete = existsSync(join(out, '404.html'))
/** Open pages load again after a restart, and need the result of the edit that caused it. */
const earlier = site !== undefined && isComplete && !settings.isRestart ? createEarlierPages(site) : undefined
const servable = Promise.withResolvers<void>()
const pages = createPendingPages()
let running: Promise<void> = Promise.resolve()
const handler = createDevHandler({
  ...{ events, host },
  async readEarlier(request) {
    const response = await earlier?.read(request)
    if (response !== undefined) pages.note(new URL(request.url).pathname)
    return response
  },
  async getSite(pathname) {
    pages.note(pathname)
    await servable.promise
    await pages.wait(pathname)
    return site
  },
  isComplete: () => isComplete,
  waitForBuild: () => running,
})

const server = await listen(handler, settings.port, { host }).catch((error: unknown) => {
  process.exit(reportFailure(error))
})
/**
 * Whether a build runs, whether something has changed since it started, whether more than text has, and whether open
 * pages show problems.
 */
const work = { isRunning: false, isStale: false, isReplaced: earlier !== undefined, hasFailed: false }
let rewriteArticles: RewriteArticles | undefined
let buildCount = 0
let isAddressReported = false
process.on('disconnect', () => process.exit())
process.on('message', ({ files }: BuildMessage) => handleEdit(files))
if (earlier !== undefined) reportAddress()
sendMessage({ kind: 'listening', port: Number(new URL(server.url).port) || settings.port })

function openSite(): Handler {
  const builds = followBuilds(out)
  base = builds().base
  return createSiteHandler(builds, services)
}

/** Opens the site of the last run. A folder that can't be read counts as none, because the build writes it again. */
function openEarlierSite(): Handler | undefined {
  try {
    return existsSync(join(out, serverManifestPath)) ? openSite() : undefined
  } catch {
    return undefined
  }
}

async function handleEdit(files: string[]): Promise<void> {
  work.isStale = true
  work.isReplaced ||= buildCount > 0 && !isTextEdit(root, files)
  if (work.isRunning) return
  work.isRunning = true
  if (buildCount === 0) await earlier?.waitForReader()
  await showArticles(files)
  while (work.isStale) {
    work.isStale = false
    running = build()
    await running
  }
  work.isRunning = false
}

/** Shows edited articles in open pages before the build, if nothing else changed. */
async function showArticles(files: string[]): Promise<void> {
  const started = performance.now()
  try {
    const finish = await rewriteArticles?.(files)
    if (finish === undefined) return
    events.send({ kind: 'built' })
    reportPages(files.length, started)
    await sleep(readingTime)
    finish()
  } catch {
    // The build finds the failure again, and reports it.
  }
}

async function build(): Promise<void> {
  const started = performance.now()
  const isFirst = buildCount === 0 && !settings.isRestart
  let config: DocsConfig | undefined
  buildCount += 1
  const listWanted = (): string[] => pages.listRequested(base)
  const onPlanned = (owners: readonly string[]): void => pages.start(owners, base)
  const onServable = (hasChanges: boolean): void => {
    site ??= openSite()
    startServing(isFirst)
    // An edit can be reported twice.
    if (hasChanges || work.hasFailed) events.send({ kind: work.isReplaced ? 'replaced' : 'built' })
    work.hasFailed = false
    work.isReplaced = false
  }
  const onBuilt = (rewrite: RewriteArticles): void => {
    rewriteArticles = rewrite
  }
  try {
    // Loaded here, so that pages show a mistake in the modules of the build.
    const { buildSite } = await import('../build/build-site.ts')
    rewriteArticles = undefined
    const { written } = await buildSite({
      root,
      out,
      cache: getCacheFolder(root),
      dev: {
        listWanted,
        onPlanned,
        onServable,
        isWanted: pages.isWanted,
        onPage: pages.markWritten,
        onBuilt,
      },
      progress: isFirst ? createBuildProgress() : silentProgress,
      onConfig: (loaded) => {
        config = loaded
        base = loaded.base
      },
    })
    isComplete = true
    if (!isFirst && written > 0) reportPages(written, started)
  } catch (error) {
    showFailure(error)
  }
  pages.finish()
  startServing(isFirst)
  if (config !== undefined) sendMessage({ kind: 'documents', files: listApiFiles(config) })
}

/** Serves what this process has built, or the failure of its build. */
function startServing(isFirst: boolean): void {
  earlier?.end()
  servable.resolve()
  if (isFirst) reportAddress()
}

/** Shows why a build failed in the terminal and in open pages. */
function showFailure(error: unknown): void {
  const texts: string[] = []
  reportFailure(error, (text) => texts.push(text))
  console.error(texts.join('\n'))
  work.hasFailed = true
  events.send({ kind: 'failed', text: texts.join('\n').trim() })
}

function reportPages(count: number, started: number): void {
  const time = formatSeconds((performance.now() - started) / 1000)
  console.log(`${count} ${count === 1 ? 'page' : 'pages'} written in ${time}`)
}

/** Reports where the site is served, once. */
function reportAddress(): void {
  if (isAddressReported) return
  isAddressReported = true
  console.log(`Serving at ${formatAddresses(server, base)}, rebuilding on every edit.`)
}

const listApiFiles = ({ apis }: DocsConfig): string[] =>
  apis.flatMap(({ document: file, overlays }) =>
    file === undefined ? [] : listReadableFiles({ file, overlays }),
  )

function listReadableFiles(paths: DocumentPaths): string[] {
  try {
    return listDocumentFiles(root, paths).map((file) => join(root, file))
  } catch {
    // The build has reported why it can't be read.
    return [paths.file, ...paths.overlays].map((file) => join(root, file))
  }
}

function sendMessage(message: DevMessage): void {
  process.send?.(message)
}
