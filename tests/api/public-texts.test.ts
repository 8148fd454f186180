import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteRoot } from './our-documents.ts'

const content = join(siteRoot, 'content')

test('[R-033] no page asks readers to run a command of the engine', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(mdx?|ya?ml)$/.test(file),
  )
  // Comments of YAML are for writers; a line of a page that begins alike is a heading.
  const readText = (file: string): string =>
    readFileSync(join(content, file), 'utf8').replace(/^ *# .*$/gm, '')
  const command = /npm run |\bdocent (build|check|dev|mock|serve)\b/
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => command.test(readText(file)))).toEqual([])
})
