import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServedSite, servedSitePath } from '../../src/shared/output/served-site.ts'
import { releaseAtEnd } from '../cleanup.ts'
import { docentCommand } from '../docent-site.ts'

/** A server that is measured. */
export interface MeasuredServer {
  name: 'Docent' | 'nginx'
  /** With a slash at the end. */
  url: string
  process: ChildProcess
}

const systemFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']

/** Path of a program of Debian's, or undefined. */
export const systemProgram = (name: string): string | undefined =>
  systemFolders.map((folder) => join(folder, name)).find((file) => existsSync(file))

const ports = { docent: 8791, nginx: 8792 }

/** `docent serve` as an operator starts it. */
export async function startDocent(out: string): Promise<MeasuredServer> {
  const [program, ...args] = await docentCommand()
  return started('Docent', ports.docent, [
    program,
    ...args,
    'serve',
    '--out',
    out,
    '--port',
    String(ports.docent),
  ])
}

/**
 * nginx with two workers and the headers of the site, and nothing else to do: no redirects, no Markdown. A workload that is
 * its best.
 */
export async function startNginx(program: string, out: string, work: string): Promise<MeasuredServer> {
  const folder = join(work, 'nginx')
  mkdirSync(folder, { recursive: true })
  const { headers }: ServedSite = JSON.parse(readFileSync(join(out, servedSitePath), 'utf8'))
  const lines = Object.entries(headers.all).map(
    ([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`,
  )
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 2;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${paths.join(' ')}
  types { text/html html; } charset utf-8; gzip_static on; open_file_cache max=1000;
  ${lines.join('\n  ')}
  add_header Vary "Accept, Accept-Encoding" always;
  server { listen 127.0.0.1:${ports.nginx}; root ${out}; }
}
`,
  )
  return started('nginx', ports.nginx, [program, '-p', folder, '-c', config, '-e', `${folder}/error.log`])
}

async function started(
  name: MeasuredServer['name'],
  port: number,
  [program = '', ...args]: string[],
): Promise<MeasuredServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  releaseAtEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return { name, url, process: child }
    if (child.exitCode !== null) break
    await sleep(50)
  }
  throw new Error(`${name} does not answer at ${url}.`)
}
