import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from 'vitest'
import { formatConfig } from '../config-text.ts'
import { createFolder } from '../new-folder.ts'
import { endProcess } from '../processes/end-process.ts'
import { linkPooledBundles, savePooledBundles } from './bundle-pool.ts'

export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Environment of the processes of a test, without Vitest's variables. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }

/** Result of a command. Paths of the temporary folder are replaced by `<site>` in both outputs. */
export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

/** A command that is still running. */
export interface RunningDocent {
  process: ChildProcess
  /** Resolves with the first match in what it printed; rejects when it ends before. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>
  ended: Promise<CommandResult>
}

export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  /** Bundles the scripts even if another test has built the same bundle. */
  isCold?: boolean
  /** Folder of the engine. Default: this repository. */
  engine?: string
  /** Node and the script to run instead of the engine's source. */
  program?: readonly [node: string, script: string]
}

/** Commands that bundle. */
const bundlers = new Set<string | undefined>(['build', 'check', 'dev', 'search'])

export type FileContents = Record<string, string | Uint8Array>

/** A site in a temporary folder, removed when its test ends; so is what it started. */
export class SiteFolder {
  readonly root: string
  readonly #running = new Set<ChildProcess>()

  constructor() {
    this.root = createFolder('test')
  }

  /** Absolute path of a file of the folder. */
  path(name: string): string {
    return join(this.root, name)
  }

  /** Writes files by their path below the folder. */
  write(files: FileContents): void {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(this.path(name)), { recursive: true })
      writeFileSync(this.path(name), content)
    }
  }

  /** Runs `docent` in the folder until it ends. */
  docent(args: string[], options: RunOptions = {}): Promise<CommandResult> {
    return this.start(args, options).ended
  }

  /** Starts `docent` in the folder with the Node that runs the test. */
  start(args: string[], options: RunOptions = {}): RunningDocent {
    const { cwd = this.root, env = {}, isCold = false, engine = repositoryFolder } = options
    const { program = [process.execPath, join(engine, 'src/cli.ts')] } = options
    const isPooled = !isCold && options.program === undefined && bundlers.has(args[0])
    if (isPooled) linkPooledBundles(this.root)
    const clean = { ...cleanEnvironment, ...env }
    const [node, script] = program
    const child = spawn(node, [script, ...args], {
      cwd,
      env: clean,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running.add(child)
    const running = watchDocent(child, this.root)
    if (!isPooled) return running
    const ended = running.ended.then((run) => {
      if (run.code === 0) savePooledBundles(this.root)
      return run
    })
    // Tests end this process by a signal, so that it has no exit code.
    if (args[0] === 'dev')
      running.printed(/^Serving at/m).then(
        () => savePooledBundles(this.root),
        () => undefined,
      )
    return { ...running, ended }
  }

  async remove(): Promise<void> {
    for (const child of this.#running) await endProcess(child, 'SIGKILL')
    // A killed build leaves its bundler behind, which writes for a moment longer.
    rmSync(this.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

function watchDocent(child: ChildProcess, root: string): RunningDocent {
  const texts = { stdout: '', stderr: '' }
  const looks = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text
      for (const look of looks) look()
    })
  }
  const replace = (text: string): string => text.replaceAll(root, '<site>')
  const ended = once(child, 'close').then(
    (): CommandResult => ({
      code: child.exitCode,
      stdout: replace(texts.stdout),
      stderr: replace(texts.stderr),
    }),
  )
  const printed = (pattern: RegExp): Promise<RegExpMatchArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = `${texts.stdout}\n${texts.stderr}`.match(pattern)
        if (found !== null) resolve(found)
      }
      looks.add(look)
      look()
      ended.then(({ stdout, stderr }) =>
        reject(new Error(`docent ended without ${pattern}:\n${stdout}\n${stderr}`)),
      )
    })
  return { process: child, printed, ended }
}

/** Text of a `docs.config.ts` with the required keys and these more. */
export function formatSiteConfig(more: Record<string, unknown> = {}): string {
  const config = {
    title: 'Cloud Docs',
    url: 'https://docs.cloud.example',
    brand: { name: 'Cloud', legalName: 'Cloud Limited' },
    ...more,
  }
  return formatConfig(config)
}

/** Vitest's `test` with an empty site folder, and a second one to compare with. */
export const siteTest = base.extend<{ site: SiteFolder; other: SiteFolder }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern.
  site: async ({}, use) => withFolder(use),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from this pattern.
  other: async ({}, use) => withFolder(use),
})

async function withFolder(use: (folder: SiteFolder) => Promise<void>): Promise<void> {
  const folder = new SiteFolder()
  try {
    await use(folder)
  } finally {
    await folder.remove()
  }
}

export { describe, expect } from 'vitest'
