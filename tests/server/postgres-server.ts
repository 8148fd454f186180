import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../new-folder.ts'
import { endProcess } from '../processes/end-process.ts'
import { freePort } from '../processes/free-port.ts'
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts'

/** PostgreSQL refuses to run as root; any other user will do. */
const nobody = 65_534
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** A real PostgreSQL server in a temporary folder, with a new database. */
export class PostgresServer {
  readonly url: string
  readonly #folder: string
  readonly #binaries: PostgresBinaries
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(folder: string, binaries: PostgresBinaries, port: number) {
    this.#folder = folder
    this.#binaries = binaries
    this.#port = port
    this.url = `postgres://docent:secret@127.0.0.1:${port}/postgres`
  }

  /** Creates one without starting it. Returns a string with the reason if that's impossible. */
  static async make(): Promise<PostgresServer | string> {
    const folder = createFolder('postgres')
    mkdirSync(join(folder, 'data'), { mode: 0o700 })
    for (const path of [folder, join(folder, 'data')])
      if (user.uid !== undefined) chownSync(path, user.uid, user.gid)
    const binaries = findPostgres(folder)
    const made = typeof binaries === 'string' ? binaries : initialize(binaries, join(folder, 'data'))
    if (typeof binaries !== 'string' && made === undefined)
      return new PostgresServer(folder, binaries, await freePort())
    rmSync(folder, { recursive: true, force: true })
    return made ?? 'There is no PostgreSQL.'
  }

  /** Starts it, and waits until it takes connections. */
  async start(): Promise<void> {
    const settings = {
      port: String(this.#port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.#folder,
      // A test needs no protection from power cuts.
      fsync: 'off',
      shared_buffers: '16MB',
      max_connections: '40',
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(this.#binaries.postgres, ['-D', join(this.#folder, 'data'), ...options], {
      ...user,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#process = child
    let told = ''
    for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      told += text
      if (told.includes('ready to accept connections')) break
    }
    child.stderr.resume()
    if (!told.includes('ready to accept connections')) throw new Error(`PostgreSQL did not start:\n${told}`)
  }

  /** Ends it as an operator who is in a hurry does: connections are closed, nothing is lost. */
  async stop(): Promise<void> {
    if (this.#process !== undefined) await endProcess(this.#process, 'SIGINT')
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Creates the files of a server. Returns an error message or undefined. */
function initialize({ initdb }: PostgresBinaries, data: string): string | undefined {
  const options = ['--username=docent', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const run = spawnSync(initdb, [...options, '-D', data], { ...user, cwd: data, encoding: 'utf8' })
  return run.status === 0
    ? undefined
    : `initdb does not work here: ${run.error?.message ?? run.stderr.trim()}`
}
