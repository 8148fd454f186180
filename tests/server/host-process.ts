import { spawn } from 'node:child_process'
import { chmodSync, chownSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSiteServer } from '../../src/serve-site.ts'
import { createFolder } from '../new-folder.ts'
import { endProcess, hasEnded } from '../processes/end-process.ts'
import { freePort } from '../processes/free-port.ts'
import { writeNginxCommand } from '../processes/nginx-command.ts'
import { waitFor } from '../processes/wait-for.ts'
import { fetchVerbatim } from './fetch-verbatim.ts'

/** A server of somebody else, serving a site. */
export interface HostProcess {
  port: number
  stop(): Promise<void>
}

/** Debian's user without rights. */
const nobody = 65_534

/** Starts nginx with the include of the site, in a separate folder and as an unprivileged user. */
export async function startNginx(program: string, site: string): Promise<HostProcess> {
  const port = await freePort()
  const http = `server { listen 127.0.0.1:${port}; root ${site}; include ${site}/_/hosts/nginx.conf; }`
  return startHost(port, (folder) => ({
    command: writeNginxCommand({ program, folder, workers: 1, connections: 64, http }),
    env: {},
  }))
}

/** Starts nginx with these directives in its block `http`, in which `listen 80` becomes a free port. */
export async function startNginxWith(program: string, http: string): Promise<HostProcess> {
  const port = await freePort()
  return startHost(port, (folder) => ({
    command: writeNginxCommand({
      program,
      folder,
      workers: 1,
      connections: 64,
      http: http.replace('listen 80;', `listen 127.0.0.1:${port};`),
    }),
    env: {},
  }))
}

/** Starts nginx as a static host that knows no rules: it has a folder, and the name of its index files. */
export async function startStaticHost(program: string, site: string): Promise<HostProcess> {
  const port = await freePort()
  const types = 'types { text/html html; text/javascript js; application/json json; }'
  const http = `${types} server { listen 127.0.0.1:${port}; root ${site}; index index.html; }`
  return startHost(port, (folder) => ({
    command: writeNginxCommand({ program, folder, workers: 1, connections: 64, http }),
    env: {},
  }))
}

interface ProxyOptions {
  /** Port of our server. */
  upstream: number
  /** True to receive a whole request before it's forwarded. */
  isBuffered: boolean
}

/** Starts nginx as a proxy that keeps its connections to our server and forwards bodies of any size. */
export async function startNginxProxy(
  program: string,
  { upstream, isBuffered }: ProxyOptions,
): Promise<HostProcess> {
  const port = await freePort()
  const http = `upstream docent { server 127.0.0.1:${upstream}; keepalive 4; }
  server {
    listen 127.0.0.1:${port};
    location / {
      client_max_body_size 0;
      proxy_request_buffering ${isBuffered ? 'on' : 'off'};
      proxy_pass http://docent;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host docs.example;
      proxy_next_upstream off;
    }
  }`
  return startHost(port, (folder) => ({
    command: writeNginxCommand({ program, folder, workers: 1, connections: 64, http }),
    env: {},
  }))
}

/** Starts `docent serve` in this process. */
export async function startDocentHost(out: string): Promise<HostProcess> {
  const server = await startSiteServer({ out, port: 0, data: `${out}-data`, environment: {} })
  const stop = async (): Promise<void> => {
    server.close()
    await server.closed
  }
  return { port: Number(new URL(server.url).port), stop }
}

/** Caddy with the Caddyfile of the site. */
export const startCaddy = (program: string, site: string): Promise<HostProcess> =>
  startCaddyWith(program, (address) => ({
    config: `${site}/_/hosts/Caddyfile`,
    env: { DOCENT_ROOT: site, DOCENT_ADDRESS: address },
  }))

interface CaddySettings {
  config: string
  env: Record<string, string>
}

/** Starts Caddy with a configuration file. `settings` gets the address to answer to. */
export async function startCaddyWith(
  program: string,
  settings: (address: string, folder: string) => CaddySettings,
): Promise<HostProcess> {
  const port = await freePort()
  return startHost(port, (folder) => {
    const { config, env } = settings(`http://127.0.0.1:${port}`, folder)
    return {
      command: [program, 'run', '--adapter', 'caddyfile', '--config', config],
      env: { ...env, CADDY_ADMIN: `unix/${join(folder, 'admin')}` },
    }
  })
}

interface HostCommand {
  command: string[]
  env: Record<string, string>
}

async function startHost(port: number, commandIn: (folder: string) => HostCommand): Promise<HostProcess> {
  const folder = createFolder('host')
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
    await endProcess(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const answers = async (): Promise<boolean | undefined> => {
    if (hasEnded(child)) return false
    return fetchVerbatim(port, { path: '/robots.txt' }).then(
      () => true,
      () => undefined,
    )
  }
  if (await waitFor(answers, { every: 20, longest: 10_000 })) return { port, stop }
  await stop()
  throw new Error(`${program} does not answer. It said:\n${said}`)
}
