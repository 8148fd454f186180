import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createFileHandler } from '../../src/server/create-file-handler.ts'
import { listen } from '../../src/server/listen.ts'
import { openSite } from '../../src/server/open-site.ts'
import { findChromium } from '../find-chromium.ts'
import { withBuiltSite } from '../with-built-site.ts'
import { choosePages, type ScreenPage } from './choose-pages.ts'
import { readScreenOptions, type ScreenOptions } from './options.ts'

const themes = ['light', 'dark'] as const
const widths = [390, 768, 1440, 1920]

const options = readScreenOptions(process.argv.slice(2))
if (options !== undefined) await takeScreens(options)

/** Builds a site aside, serves it, and takes full-page pictures of the pages that show all of it. */
async function takeScreens({ site, out }: ScreenOptions): Promise<void> {
  await withBuiltSite(site, async (dist) => {
    const opened = openSite(dist)
    const pages = choosePages(dist, opened.base)
    mkdirSync(out, { recursive: true })
    const server = await listen(createFileHandler(opened), 0)
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
    try {
      for (const page of pages) await takePictures(page, { browser, address: server.url, out })
    } finally {
      await browser.close()
      server.close()
    }
    writeFileSync(join(out, 'index.html'), createSheet(pages))
    console.log(`${pages.length * themes.length * widths.length} pictures of ${pages.length} pages in ${out}`)
  })
}

const getFileName = ({ kind, url }: ScreenPage, theme: string, width: number): string =>
  `${[kind, ...url.split('/').filter(Boolean), theme, width].join('-')}.png`

/** Creates a page with all pictures, a row for each page and color mode. */
function createSheet(pages: readonly ScreenPage[]): string {
  const rows = pages.flatMap((page) =>
    themes.map((theme) => {
      const images = widths.map((width) => {
        const file = encodeURIComponent(getFileName(page, theme, width))
        return `<a href="${file}"><img loading="lazy" width="${width / 4}" alt="${width} px" src="${file}"></a>`
      })
      return `<h2>${page.kind} ${page.url} ${theme}</h2>\n<p>${images.join('\n')}</p>`
    }),
  )
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Pictures</title>\n${rows.join('\n')}\n`
}

interface Studio {
  browser: Browser
  address: string
  out: string
}

async function takePictures({ kind, url }: ScreenPage, { browser, address, out }: Studio): Promise<void> {
  for (const theme of themes) {
    // Reduced motion: a picture shows how things are, not how they come.
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    const page = await context.newPage()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(new URL(url, address).href)
      await settle(page)
      await page.screenshot({ path: join(out, getFileName({ kind, url }, theme, width)), fullPage: true })
    }
    await context.close()
  }
}

/** Waits until the page is interactive and has loaded everything, including content far down. */
async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}
