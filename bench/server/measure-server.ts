import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProgram } from '../../tests/processes/debian-program.ts'
import { measureBusyShare, waitForQuiet } from '../machine.ts'
import type { BenchOptions } from '../options.ts'
import { buildIndexedSite } from '../search/read-records.ts'
import { readMemory, runLoad, type ServerLoad, type ServerLoadOptions } from './load.ts'
import { type MeasuredServer, startDocent, startPlainNginx } from './servers.ts'

/** How fast our server is beside nginx. */
export interface ServerFigures {
  /** Path of the page. */
  page: string
  /** Bytes that it is sent with, gzip. */
  bytes: number
  connections: number
  runs: ServerRun[]
  /** Resident memory of our server while it is under load, MiB, evenly spread over the time. */
  memory: { seconds: number; samples: number[] }
  othersShare: number
}

interface ServerRun {
  docent: ServerLoad
  nginx: ServerLoad
}

const page = 'docs/myaccount/GettingStarted/'
const connections = 100
/** Seconds of one run. Servers take turns, so that other load on the machine affects both. */
const turn = 10
const quickTurn = 3
const turns = 5
/** Seconds that memory is watched. */
const watch = 300
const quickWatch = 20
const samples = 30

/** Measures both servers. Logs the name of a missing program and returns undefined. */
export async function measureServer(options: BenchOptions): Promise<ServerFigures | undefined> {
  const [wrk, nginx] = [findProgram('wrk'), findProgram('nginx')]
  if (wrk === undefined || nginx === undefined) {
    console.error("The server is not measured: it needs Debian's packages wrk and nginx.")
    return undefined
  }
  const { outDir } = await buildIndexedSite(options)
  const docent = await startDocent(outDir)
  const peer = await startPlainNginx(nginx, outDir, options.work)
  const load: ServerLoadOptions = {
    wrk,
    seconds: options.isQuick ? quickTurn : turn,
    connections,
    encoding: 'gzip',
  }
  for (const { url } of [docent, peer]) await runLoad(url + page, { ...load, seconds: 2 })
  const before = await waitForQuiet()
  const runs: ServerRun[] = []
  for (let index = 0; index < turns; index++) {
    console.error(`Load on Docent and nginx, ${index + 1} of ${turns}`)
    runs.push({ docent: await runLoad(docent.url + page, load), nginx: await runLoad(peer.url + page, load) })
  }
  const othersShare = Math.max(before, await measureBusyShare())
  const memory = await watchMemory(docent, { ...load, seconds: options.isQuick ? quickWatch : watch })
  const bytes = statSync(join(outDir, page, 'index.html.gz')).size
  return { page, bytes, connections, runs, memory, othersShare }
}

async function watchMemory(
  server: MeasuredServer,
  load: ServerLoadOptions,
): Promise<ServerFigures['memory']> {
  console.error(`Memory of Docent under load for ${load.seconds} s`)
  const running = runLoad(server.url + page, load)
  const found: number[] = []
  for (let index = 0; index < samples; index++) {
    await delay((load.seconds * 1000) / samples)
    found.push(readMemory(server.process.pid))
  }
  await running
  return { seconds: load.seconds, samples: found }
}
