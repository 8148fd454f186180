import { expect, test } from 'vitest'
import { listDefaultFonts } from './read-fonts.ts'
import { type Mask, TextRenderer } from './text-renderer.ts'

const style = { width: 400, size: 36, weight: 600, maxLines: 1, align: 'start' } as const
const language = { lang: 'en', dir: 'ltr' } as const

test('texts that are drawn at once look like texts drawn one after another', async () => {
  const draw = (renderer: TextRenderer): Promise<Mask> => renderer.draw('Cloud', language, style)
  const renderer = new TextRenderer(listDefaultFonts())
  const [first, second] = await Promise.all([draw(renderer), draw(renderer)])
  const alone = await draw(new TextRenderer(listDefaultFonts()))
  expect(first?.pixels).toEqual(alone.pixels)
  expect(second?.pixels).toEqual(alone.pixels)
})
