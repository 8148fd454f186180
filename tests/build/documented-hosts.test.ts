import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { debianProgram } from '../processes/debian-program.ts'
import { waitFor } from '../processes/wait-for.ts'
import { type HostProcess, startCaddyWith, startNginxWith } from '../server/host-process.ts'
import { buildSiteFolder } from './build-worker.ts'
import { smallSite } from './sample-site.ts'
import {
  describe,
  expect,
  formatSiteConfig,
  repositoryFolder,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const nginx = debianProgram('nginx')
const caddy = debianProgram('caddy')

/** Pages of Docent's documentation about hosts. */
const pages = ['nginx-and-caddy', 'releases'].map((name) => `docs/content/docs/deploy/${name}.mdx`)

/** Code blocks of the pages about hosts in a language, in their order. */
function readExamples(language: string): string[] {
  const text = pages.map((page) => readFileSync(join(repositoryFolder, page), 'utf8')).join('\n')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  )
}

const findExample = (language: string, part: string): string => {
  const example = readExamples(language).find((code) => code.includes(part))
  if (example === undefined)
    throw new Error(`${pages.join(' and ')} have no ${language} example with ${part}.`)
  return example
}

/** A built site that was deployed as documented, and `docent serve` behind the hosts. */
interface Deployment {
  /** Address of `docent serve`. */
  server: string
  /** Puts the paths and ports of this test into an example. */
  adapt(example: string): string
  /** Runs the documented commands for a release of what the site is now. */
  deploy(release: number): Promise<void>
  rollBack(release: number): void
}

async function startDeployment(site: SiteFolder): Promise<Deployment> {
  chmodSync(site.root, 0o755)
  site.write({ ...smallSite, 'docs.config.ts': formatSiteConfig({ search: { hasApi: true } }) })
  const folder = site.path('srv')
  const commands = findExample('sh', 'releases/42').replaceAll('/srv/docs', folder)
  const run = (script: string): unknown => execFileSync('sh', ['-ec', script], { cwd: site.root })
  const deploy = async (release: number): Promise<void> => {
    await buildSiteFolder(site)
    run(commands.replaceAll('42', String(release)))
  }
  await deploy(1)
  const running = site.start(
    ['serve', '--out', `${folder}/current`, '--port', '0', '--data', site.path('data')],
    {
      env: { DOCENT_TRUSTED_PROXIES: '1' },
    },
  )
  const [, server = ''] = await running.printed(/ at (http:\/\/localhost:\d+\/)$/m)
  return {
    server,
    adapt: (example) =>
      example
        .replaceAll('/srv/docs', folder)
        .replaceAll('127.0.0.1:3000', new URL(server).host.replace('localhost', '127.0.0.1')),
    deploy,
    rollBack: (release) => run(commands.split('\n').slice(2).join('\n').replaceAll('42', String(release))),
  }
}

async function follow(host: Promise<HostProcess>): Promise<string> {
  const { port, stop } = await host
  onTestFinished(stop)
  return `http://127.0.0.1:${port}/`
}

const startNginxExample = ({ adapt }: Deployment, part: string): Promise<string> =>
  follow(startNginxWith(nginx ?? '', adapt(findExample('nginx', part))))

function startCaddyExample({ adapt }: Deployment, part: string): Promise<string> {
  const start = (address: string, folder: string): { config: string; env: Record<string, string> } => {
    if (part === 'reverse_proxy') {
      const config = join(folder, 'Caddyfile')
      writeFileSync(config, adapt(findExample('caddyfile', part)).replace('docs.example', address))
      return { config, env: {} }
    }
    const example = adapt(findExample('sh', 'caddy run'))
    const env = Object.fromEntries(
      [...example.matchAll(/(DOCENT_\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    )
    return { config: example.match(/--config (\S+)/)?.[1] ?? '', env: { ...env, DOCENT_ADDRESS: address } }
  }
  return follow(startCaddyWith(caddy ?? '', start))
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

const initialize: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }),
}

type HostRequest = [path: string, status: number, type: string, init?: RequestInit]

/** Requests of readers and programs, with the response that every host gives. */
const listRequests = (build: string): HostRequest[] => [
  ['docs/', 200, 'text/html'],
  ['docs', 301, '/docs/'],
  ['nowhere/', 404, 'text/html'],
  ['_/search.json?q=start', 200, 'application/json'],
  ['mcp', 200, 'text/event-stream', initialize],
  ['_/newsletter', 422, 'text/html', form({ email: 'no address' })],
  ['_/newsletter/confirm?token=made-up', 410, 'text/html'],
  ['_/newsletter/unsubscribe?token=made-up', 410, 'text/html'],
  ['_/feedback', 200, 'text/html', form({ page: '/docs/', build, answer: 'yes' })],
  ['_/search-log', 204, '', { method: 'POST', body: '{"text":"lost","count":0,"wasOpened":false}' }],
]

async function request(base: string, requests: readonly HostRequest[]): Promise<Record<string, string>> {
  const responses = requests.map(async ([path, , , init]) => {
    const response = await fetch(new URL(path, base), { ...init, redirect: 'manual' })
    // Some hosts send a text with a redirect.
    const body = response.headers.get('Location') ?? response.headers.get('Content-Type')?.split(';')[0] ?? ''
    return [path, `${response.status} ${body.replace(base, '/')}`]
  })
  return Object.fromEntries(await Promise.all(responses))
}

const examples = [
  { name: 'nginx that serves files', part: 'nginx-forward.conf', start: startNginxExample },
  { name: 'nginx that forwards everything', part: 'location / {', start: startNginxExample },
  { name: 'Caddy that serves files', part: 'caddy run', start: startCaddyExample },
  { name: 'Caddy that forwards everything', part: 'reverse_proxy', start: startCaddyExample },
]

const isInstalled = nginx !== undefined && caddy !== undefined
const reason = isInstalled ? '' : ' (nginx or Caddy is not installed, and this user cannot install them)'

describe.skipIf(!isInstalled)(`[F-022] the documented hosts${reason}`, () => {
  test('answer pages, forms, and programs as `docent serve` does', async ({ site }) => {
    const deployment = await startDeployment(site)
    const { build } = JSON.parse(readFileSync(site.path('dist/_/site.json'), 'utf8'))
    const requests = listRequests(build)
    const expected = Object.fromEntries(requests.map(([path, status, type]) => [path, `${status} ${type}`]))
    expect(await request(deployment.server, requests)).toEqual(expected)
    for (const { name, part, start } of examples) {
      expect([name, await request(await start(deployment, part), requests)]).toEqual([name, expected])
    }
  })

  test('follow a symbolic link to the next release and back, and the server responds with 503 without it', async ({
    site,
  }) => {
    const deployment = await startDeployment(site)
    const bases = [deployment.server, await startNginxExample(deployment, 'nginx-forward.conf')]
    const read = async (base: string): Promise<string> => (await fetch(new URL('docs/', base))).text()
    const expectEverywhere = async (text: string): Promise<void> => {
      for (const base of bases)
        expect(
          await waitFor(async () => (await read(base)).includes(text) || undefined, {
            every: 50,
            longest: 20_000,
          }),
        ).toBe(true)
    }
    await expectEverywhere('Welcome.')
    site.write({ 'content/docs/index.md': '---\ntitle: Start\n---\n\nThe next release.\n' })
    await deployment.deploy(2)
    await expectEverywhere('The next release.')
    deployment.rollBack(1)
    await expectEverywhere('Welcome.')

    rmSync(site.path('srv/current'))
    const isGone = async (path: string): Promise<true | undefined> =>
      (await fetch(new URL(path, deployment.server))).status === 503 || undefined
    for (const path of ['docs/', 'readyz'])
      expect([path, await waitFor(() => isGone(path), { every: 50, longest: 20_000 })]).toEqual([path, true])
    cpSync(site.path('srv/releases/2'), site.path('srv/current'), { recursive: true })
    await expectEverywhere('The next release.')
  })
})
