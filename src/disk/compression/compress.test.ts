import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loadBrotliEncoder } from './brotli-encoder.ts'
import { compressFile } from './compress.ts'

/** Varied text, so that compressed sizes mean something. */
const createText = (length: number, seed: number): string => {
  let state = seed
  const words = Array.from({ length: length / 6 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return `w${(state % 997).toString(36)}é `
  })
  return words.join('')
}

const style = createText(24_000, 1)
const createPage = (style: string, content: string): string =>
  `<!doctype html>\n<html lang="en">\n<style>${style}</style>\n<body>${content}</body></html>\n`

function decompress(path: string, content: string | Uint8Array): { br: string; gz: string; sizes: number[] } {
  const [, br, gz] = compressFile({ path, content }, 'page')
  if (br === undefined || gz === undefined) throw new Error(`${path} has no compressed variants.`)
  return {
    br: brotliDecompressSync(br.content).toString(),
    gz: gunzipSync(gz.content).toString(),
    sizes: [br.content.length, gz.content.length],
  }
}

describe('compressed variants contain the text', () => {
  test.each([
    ['a page after its inline styles', createPage(style, createText(5_000, 2))],
    ['a page whose rest is empty', `<style>${style}</style>`],
    ['a page of more than 64 KB', createPage(style, createText(90_000, 3))],
    ['a page of more than 256 KB', createPage(style, createText(300_000, 4))],
    ['a page with styles of more than 64 KB', createPage(createText(90_000, 5), createText(5_000, 6))],
    ['a page with other styles', createPage(createText(24_000, 7), createText(5_000, 8))],
    ['a page with small styles', createPage('a{}', createText(5_000, 9))],
    ['a page without styles', createText(20_000, 10)],
  ])('%s', (_, html) => {
    const { br, gz } = decompress('/page/index.html', html)
    expect(br).toBe(html)
    expect(gz).toBe(html)
  })
})

test('a page takes the same bytes alone and after others', () => {
  const page = { path: '/page/index.html', content: createPage(style, createText(5_000, 11)) }
  const first = compressFile(page, 'page')
  for (let other = 0; other < 40; other++)
    compressFile({ path: '/other/index.html', content: createPage(`${other}${style}`, 'Other') }, 'page')
  expect(compressFile(page, 'page')).toEqual(first)
})

test('pages that share a start are smaller than compressed as a whole', () => {
  const html = createPage(style, createText(5_000, 12))
  const { sizes } = decompress('/page/index.html', html)
  // Bytes are files of others, which are compressed as a whole.
  const whole = decompress('/page/index.html', Buffer.from(html))
  expect(sizes[0]).toBeLessThan(whole.sizes[0] ?? 0)
  expect(sizes[1]).toBeLessThanOrEqual(whole.sizes[1] ?? 0)
})

test('this version of Node continues Brotli streams', () => {
  expect(loadBrotliEncoder()).toBeDefined()
})
