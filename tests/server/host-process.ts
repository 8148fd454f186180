import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newFolder } from '../new-folder.ts'
import { ask } from './ask.ts'

/** A server of somebody else, serving a site. */
export interface HostProcess {
  port: number
  stop(): Promise<void>
}

/** Debian's user without rights. */
const nobody = 65_534

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** nginx with the include of the site, in a folder of its own and without rights. */
export async function startNginx(program: string, site: string): Promise<HostProcess> {
  const port = await freePort()
  return startHost(port, (folder) => {
    const config = join(folder, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ')
    writeFileSync(
      config,
      `pid ${join(folder, 'pid')}; error_log stderr; daemon off; worker_processes 1;
       events { worker_connections 64; }
       http { access_log off; ${temporary}
         server { listen 127.0.0.1:${port}; root ${site}; include ${site}/_/hosts/nginx.conf; } }`,
    )
    return { command: [program, '-p', folder, '-c', config, '-e', 'stderr'], env: {} }
  })
}

/** Caddy with the Caddyfile of the site. */
export async function startCaddy(program: string, site: string): Promise<HostProcess> {
  const port = await freePort()
  return startHost(port, (folder) => ({
    command: [program, 'run', '--adapter', 'caddyfile', '--config', `${site}/_/hosts/Caddyfile`],
    env: {
      DOCENT_ROOT: site,
      DOCENT_ADDRESS: `http://127.0.0.1:${port}`,
      CADDY_ADMIN: `unix/${join(folder, 'admin')}`,
    },
  }))
}

interface HostCommand {
  command: string[]
  env: Record<string, string>
}

async function startHost(port: number, commandIn: (folder: string) => HostCommand): Promise<HostProcess> {
  const folder = newFolder('host')
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  const {
    command: [program = '', ...args],
    env,
  } = commandIn(folder)
  if (isRoot) chownSync(folder, nobody, nobody)
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const stop = async (): Promise<void> => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswers(port, child)
  } catch (error) {
    await stop()
    throw new Error(`${program} does not answer. It said:\n${said}`, { cause: error })
  }
  return { port, stop }
}

const patience = 10_000

async function untilAnswers(port: number, child: ChildProcess): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    const reply = await ask(port, { path: '/robots.txt' }).catch(() => undefined)
    if (reply !== undefined) return
    if (child.exitCode !== null || performance.now() > end) throw new Error('It has ended, or is silent.')
    await pause(20)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
