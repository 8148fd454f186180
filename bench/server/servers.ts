import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quoteValue } from '../../src/render/hosts/nginx-text.ts'
import { type ServerManifest, serverManifestPath } from '../../src/shared/output/server/server-manifest.ts'
import { endProcess, hasEnded } from '../../tests/processes/end-process.ts'
import { writeNginxCommand } from '../../tests/processes/nginx-command.ts'
import { waitFor } from '../../tests/processes/wait-for.ts'
import { releaseAtEnd } from '../cleanup.ts'
import { readDocentCommand } from '../docent-site.ts'

/** A server that is measured. */
export interface MeasuredServer {
  name: 'Docent' | 'nginx'
  /** With a slash at the end. */
  url: string
  process: ChildProcess
}

const ports = { docent: 8791, nginx: 8792 }

/** `docent serve` as an operator starts it. */
export async function startDocent(out: string): Promise<MeasuredServer> {
  const [program, ...args] = await readDocentCommand()
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
 * Starts nginx with two workers and the headers of the site, without redirects or Markdown. A workload that is
 * its best.
 */
export async function startPlainNginx(program: string, out: string, work: string): Promise<MeasuredServer> {
  const folder = join(work, 'nginx')
  mkdirSync(folder, { recursive: true })
  const { headers }: ServerManifest = JSON.parse(readFileSync(join(out, serverManifestPath), 'utf8'))
  const lines = Object.entries(headers.all).map(
    ([name, value]) => `add_header ${name} ${quoteValue(value)} always;`,
  )
  const http = `sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { text/html html; } charset utf-8; gzip_static on; open_file_cache max=1000;
  ${lines.join('\n  ')}
  add_header Vary "Accept, Accept-Encoding" always;
  server { listen 127.0.0.1:${ports.nginx}; root ${out}; }`
  return started(
    'nginx',
    ports.nginx,
    writeNginxCommand({ program, folder, workers: 2, connections: 1024, http }),
  )
}

async function started(
  name: MeasuredServer['name'],
  port: number,
  [program = '', ...args]: string[],
): Promise<MeasuredServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  releaseAtEnd(() => endProcess(child))
  const url = `http://127.0.0.1:${port}/`
  const answers = async (): Promise<boolean | undefined> => {
    if (hasEnded(child)) return false
    return fetch(url).then(
      (response) => response.ok || undefined,
      () => undefined,
    )
  }
  if (await waitFor(answers, { every: 50, longest: 10_000 })) return { name, url, process: child }
  throw new Error(`${name} does not answer at ${url}.`)
}
