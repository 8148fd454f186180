import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { debianProgram, findProgram } from './processes/debian-program.ts'

/** The same engine without the browser around it, in half of the processor's time. */
const shell = 'chromium-headless-shell'
/** The full browser that readers use. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds Chromium: `CHROMIUM_PATH`, the search path, Playwright's download, or Debian's package, which it installs. */
export function findChromium(preferred: 'shell' | 'browser' = 'shell'): string {
  const names = preferred === 'shell' ? [shell, ...browsers] : browsers
  return given() ?? onPath(names) ?? playwrights() ?? debianProgram(names[0] ?? shell) ?? fail()
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  return path !== undefined && existsSync(path) ? path : undefined
}

function onPath(names: readonly string[]): string | undefined {
  return names.map(findProgram).find((path) => path !== undefined)
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function fail(): never {
  throw new Error(
    'There is no Chromium. Install one, or name it in CHROMIUM_PATH; `npx playwright install chromium` also works.',
  )
}
