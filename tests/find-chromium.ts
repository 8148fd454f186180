import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell comes first: the same engine without the browser around it, in half of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A Chromium for the browser tests: given, on the path, Playwright's own, or else installed from Debian's packages. */
export function findChromium(): string {
  return given() ?? onPath() ?? playwrights() ?? fromDebian() ?? fail()
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  return path !== undefined && existsSync(path) ? path : undefined
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function fromDebian(): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium from Debian packages …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return onPath()
}

function fail(): never {
  throw new Error(
    'There is no Chromium. Install one, or name it in CHROMIUM_PATH; `npx playwright install chromium` also works.',
  )
}
