import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { endProcess } from '../processes/end-process.ts'
import { type BrowserEngine, type EnginePage, longestAnswer } from './engine-page.ts'

const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-extensions', '--no-first-run']

export async function startChromium(executablePath: string): Promise<BrowserEngine> {
  const browser = await launch({ browser: 'chrome', executablePath, args: chromiumArguments })
  return {
    openPage: async ({ width, height, hasScript }) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      await page.setJavaScriptEnabled(hasScript)
      return createPage(page, () => context.close())
    },
    stop: () => stop(browser),
  }
}

/** Time limit in ms of Firefox's start, which took more than 30 s beside the browser tests on a busy machine. */
const startTimeout = 100_000

/** Starts Firefox, which Puppeteer drives through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<BrowserEngine> {
  const options: LaunchOptions = { browser: 'firefox', executablePath, timeout: startTimeout }
  const browser = await launch(options)
  return {
    openPage: async ({ width, height, hasScript }) => {
      // Scripts can only be disabled for the whole browser.
      const extraPrefsFirefox = { 'javascript.enabled': false }
      const owner = hasScript ? browser : await launch({ ...options, extraPrefsFirefox })
      const context = await owner.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      return createPage(page, () => (hasScript ? context.close() : stop(owner)))
    },
    stop: () => stop(browser),
  }
}

const launch = (options: LaunchOptions): Promise<Browser> =>
  puppeteer.launch({ ...options, headless: true, protocolTimeout: longestAnswer })

async function stop(browser: Browser): Promise<void> {
  const child = browser.process()
  // A browser that hangs doesn't close itself.
  const timer = setTimeout(() => child !== null && endProcess(child, 'SIGKILL'), longestAnswer / 2)
  await browser.close().finally(() => clearTimeout(timer))
}

function createPage(page: Page, close: () => Promise<void>): EnginePage {
  page.setDefaultTimeout(longestAnswer)
  return {
    open: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    evaluate: async (run, ...args) => {
      const result: unknown = await page.evaluate(run as (...values: unknown[]) => unknown, ...args)
      return result as ReturnType<typeof run>
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    close,
  }
}
