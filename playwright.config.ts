import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/find-chromium.ts'

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/build-sites.ts',
  workers: 2,
  fullyParallel: true,
  // A retry distinguishes a stalled machine from a broken site. `tests/run.ts` lists every test that needed it.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: {
    // Long enough for a busy machine, where a first answer of a database takes seconds.
    timeout: 15_000,
    toHaveScreenshot: {
      // Accepted pictures have no name of a platform: text is drawn in the same font everywhere, and edges may differ.
      pathTemplate: `${process.env.DOCENT_PICTURES ?? 'tests/screens/accepted'}/{arg}{ext}`,
      maxDiffPixelRatio: 0.001,
    },
  },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // Only the tests of offline reading allow them: a worker would answer requests that others intercept.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-software-rasterizer',
        // A process for each page would cost more than the pages.
        '--renderer-process-limit=1',
        '--disable-extensions',
        '--disable-quic',
        // Nothing is drawn on a screen, so that a process for it only costs.
        '--in-process-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
