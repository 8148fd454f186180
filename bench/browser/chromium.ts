import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { releaseAtEnd } from '../cleanup.ts'

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that asks an outside host for something gets nothing, wherever the benchmark runs.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** A browser, and how to close it. */
export interface OpenBrowser {
  browser: Browser
  close: () => Promise<void>
}

/** The Chromium to measure with: `CHROMIUM_PATH`, else `chromium` on the PATH, else Playwright's own. */
export function findChromium(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'chromium'))
  return process.env.CHROMIUM_PATH ?? onPath.find(isProgram) ?? chromium.executablePath()
}

/** Starts a headless Chromium; it is closed at the end of the run, whatever happens. */
export async function openBrowser(): Promise<OpenBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  return { browser, close: releaseAtEnd(() => browser.close()) }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
