import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tests/find-chromium.ts'
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

/** Starts a headless Chromium; it is closed at the end of the run, whatever happens. */
export async function openBrowser(): Promise<OpenBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium('browser'),
    args: chromiumFlags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  return { browser, close: releaseAtEnd(() => browser.close()) }
}
