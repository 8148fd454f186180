import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { formatConfig } from '../config-text.ts'
import { createFolder } from '../new-folder.ts'
import { endProcess } from '../processes/end-process.ts'

const program = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

/** A site that `docent dev` serves while a test edits it. */
export interface EditedSite {
  /** Absolute path of a file of the site. */
  path(name: string): string
  /** Writes files by their path below the folder. */
  write(files: Record<string, string>): void
  /** Starts the server. */
  start(): Promise<void>
  /** Opens a page, and waits until it follows edits. */
  open(page: Page, path: string): Promise<void>
}

/** A page of a site. */
export const formatEditedPage = (title: string, body: string): string =>
  `---\ntitle: ${title}\n---\n\n${body}\n`

/** The configuration of a site with these keys more. */
export const formatDevConfig = (more: Record<string, unknown> = {}): string =>
  formatConfig({
    title: 'Cloud Docs',
    url: 'https://docs.cloud.example',
    brand: { name: 'Cloud', legalName: 'Cloud Limited' },
    ...more,
  })

/** Marks the document that a page has loaded. Loading it again removes the mark. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })

interface DevFolders {
  /** Bundled scripts of the sites of a worker. */
  templates: string
}

/** Playwright's test with an empty site. */
export const devTest = base.extend<{ site: EditedSite }, DevFolders>({
  templates: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const folder = createFolder('templates')
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ templates }, use) => {
    const root = createFolder('dev')
    const bundles = join(root, '.docent/cache/bundle')
    copyTemplates(templates, bundles)
    const running: ChildProcess[] = []
    await use(createEditedSite(root, running))
    for (const child of running) await endProcess(child)
    copyTemplates(bundles, templates)
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  },
})

/** Bundling takes seconds, and sites with the same features share its result. */
function copyTemplates(from: string, to: string): void {
  if (!existsSync(from)) return
  for (const name of readdirSync(from).filter((file) => file.endsWith('.template')))
    cpSync(join(from, name), join(to, name))
}

function createEditedSite(root: string, running: ChildProcess[]): EditedSite {
  let url = ''
  const path = (name: string): string => join(root, name)
  return {
    path,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(path(name)), { recursive: true })
        writeFileSync(path(name), content)
      }
    },
    async start() {
      const child = spawn(process.execPath, [program, 'dev', '--port', '0'], { cwd: root })
      running.push(child)
      url = await readAddress(child)
      // A request without a page waits for the end of the build.
      await fetch(new URL('/_/nothing/', url))
    },
    async open(page, pathname) {
      const events = page.waitForResponse((response) =>
        new URL(response.url()).pathname.endsWith('/_/dev/events'),
      )
      await page.goto(new URL(pathname, url).href)
      await events
      await page.locator('html[data-follows-edits]').waitFor()
      await markDocument(page)
    },
  }
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  let text = ''
  if (stdout === null) throw new Error('The server has no output.')
  for await (const [chunk] of onData(stdout)) {
    text += String(chunk)
    const address = text.match(/^Serving at (\S+),/m)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`The server doesn't serve:\n${text}`)
}

/** Leaving a loop over the stream itself would close it. */
async function* onData(stream: NodeJS.ReadableStream): AsyncGenerator<unknown[]> {
  for (;;) yield once(stream, 'data')
}
