import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildReport } from '../../src/build/build-site.ts'
import { linkPooledBundles, savePooledBundles } from './bundle-pool.ts'
import { cleanEnvironment, type SiteFolder } from './site-folder.ts'

/** A site to build or check in the process of this test file. */
export interface BuildTask {
  command: 'build' | 'check'
  root: string
}

type TaskResult = { report: BuildReport } | { report?: undefined; code: number; stderr: string }

const program = fileURLToPath(new URL('./build-process.ts', import.meta.url))
let worker: ChildProcess | undefined

/** The engine has each thread and bundler of `docent` use this cache. */
const environment = { ...cleanEnvironment, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

/**
 * Runs a task in a process that ends with Vitest's, because a hundred process starts would take longer than the builds,
 * and code that is compiled already builds three times as fast. Tests about processes (killed, concurrent) start `docent`
 * instead.
 */
async function run(task: BuildTask): Promise<TaskResult> {
  worker ??= fork(program, { env: environment, execArgv: [] })
  worker.send(task)
  const [result] = await once(worker, 'message')
  return result
}

/** Builds a site, with the bundles of other tests unless it is cold. Throws if that fails. */
export async function buildSiteFolder({ root }: SiteFolder, { isCold = false } = {}): Promise<BuildReport> {
  if (!isCold) linkPooledBundles(root)
  const result = await run({ command: 'build', root })
  if (result.report === undefined) throw new Error(result.stderr)
  if (!isCold) savePooledBundles(root)
  return result.report
}

/** Checks a site, and returns the output of `docent check` on stderr. Throws if there is no mistake. */
export async function checkSiteFolder({ root }: SiteFolder): Promise<string> {
  const result = await run({ command: 'check', root })
  if (result.report !== undefined) throw new Error('The site has no mistakes.')
  if (result.code !== 1) throw new Error(result.stderr)
  return result.stderr.replaceAll(root, '<site>')
}
