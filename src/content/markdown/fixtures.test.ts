import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'

const folder = join(import.meta.dirname, 'fixtures')
const sources = readdirSync(folder).filter((name) => /\.mdx?$/.test(name))

// A case is a file: add one, run the tests, and read what they wrote beside it.
describe('articles', () => {
  test.each(sources)('%s compiles to the HTML next to it', async (name) => {
    const { html } = compileSource(readFileSync(join(folder, name), 'utf8'), {
      file: `content/docs/guide/${name}`,
    })
    await expect(`${html}\n`).toMatchFileSnapshot(join(folder, name.replace(/\.mdx?$/, '.html.txt')))
  })
})
