import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build/build.ts'
import { createBuildProgress, formatSeconds, silentProgress } from './cli/build-progress.ts'
import { reportFailure } from './cli/report-failure.ts'
import { getCacheFolder } from './disk/cache-folder.ts'
import { serveCurrentBuild } from './serve.ts'
import { createDevHandler, type DevEvents } from './server/dev-handler.ts'
import { listen } from './server/listen.ts'
import { followBuilds } from './server/open-site.ts'
import { DocsError } from './shared/docs-error.ts'

/** Edits within this time (ms) are built together, because editors write a file in several steps. */
const settleTime = 30

interface DevSettings {
  root: string
  port: number
  /** Name or address to listen on. By default, only this machine can connect. */
  host: string | undefined
}

/** Builds and serves a site, and rebuilds it on every edit. Open pages reload themselves. */
export async function runDevServer({ root, port, host }: DevSettings): Promise<void> {
  const out = join(root, '.docent/dev')
  const options = {
    root,
    out,
    cache: getCacheFolder(root),
    drawsImages: false,
    ignoresLedger: true,
    allowsOffline: false,
    allowsLocalMock: true,
  }
  const events: DevEvents = new Set()
  await buildSite({ ...options, progress: createBuildProgress() })
  const handler = createDevHandler(serveCurrentBuild(followBuilds(out)), { events, host })
  const server = await listen(handler, port, { host })
  console.log(`Serving at ${[server.url, ...server.networkUrls].join(' and ')}, rebuilding on every edit.`)

  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const rebuild = async (): Promise<void> => {
    const started = performance.now()
    try {
      const { written } = await buildSite({ ...options, progress: silentProgress })
      console.log(`${written} pages written in ${formatSeconds((performance.now() - started) / 1000)}`)
      for (const send of events) send({ kind: 'built' })
    } catch (error) {
      reportFailure(error)
      for (const send of events)
        send({ kind: 'failed', text: error instanceof DocsError ? error.message : String(error) })
    }
  }
  const watcher = watch(root, { recursive: true }, (_event, name) => {
    if (name === null || !/^(?:content|static)\/|^docs\.config\.ts$/.test(name.replaceAll('\\', '/'))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(rebuild)
    }, settleTime)
  })
  const stop = (): void => {
    clearTimeout(timer)
    watcher.close()
    for (const send of events) send({ kind: 'closed' })
    server.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  await server.closed
}
