import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'
import { allLooks, pictures } from '../screens/pictures.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { expectLive } from './reader.ts'

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
)
const fontPath = '/picture-font.woff2'

// The full browser places letters between pixels, so that its texts have other widths.
test.skip(
  !findChromium().includes('headless-shell') && !findChromium().includes('headless_shell'),
  'The accepted pictures are drawn by the headless shell of Chromium (Debian: chromium-headless-shell).',
)

// The policy of the site allows neither the font nor the styles of a picture.
test.use({ bypassCSP: true })

/** With a folder for the pictures of everything, every picture has every width and color mode. */
const isComplete = process.env.DOCENT_PICTURES !== undefined

for (const { name, site, path, looks, isWhole = false, prepare } of pictures) {
  for (const [width, theme] of isComplete ? allLooks : looks) {
    test(`${name}, ${width} px, ${theme}, looks as accepted`, async ({ page, sites }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
      await page.route(`**${fontPath}`, (route) =>
        route.fulfill({ body: readFileSync(fontFile), contentType: 'font/woff2' }),
      )
      await page.goto(sites[site].url(path))
      await expectLive(page)
      await prepare?.(page)
      await replaceFonts(page)
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveScreenshot([`${name} ${width} ${theme}.png`.replaceAll(' ', '-')], {
        fullPage: isWhole,
        // Days come from the history of the repository, and the year from the clock.
        mask: [page.locator('time'), page.getByText('©')],
      })
    })
  }
}

/** Draws all text in a font of a package, so that a picture doesn't depend on the fonts of the machine. */
async function replaceFonts(page: Page): Promise<void> {
  await page.evaluate(async (url) => {
    const face = new FontFace('Picture', `url(${url})`, { weight: '100 900' })
    document.fonts.add(await face.load())
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      ':root { --docs-font-family: Picture !important; --docs-font-mono: Picture !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  }, fontPath)
}
