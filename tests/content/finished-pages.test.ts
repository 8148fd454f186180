import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { styleGuideSchema } from '../../src/lint/style-guide.ts'

const { finished } = styleGuideSchema.parse(parse(readFileSync('content/style.yml', 'utf8')))

test('each entry of the list of finished pages matches a page', () => {
  const globs = finished?.applies ?? []
  expect(globs.length).toBeGreaterThan(0)
  expect(globs.filter((glob) => globSync(`content/${glob}`).length === 0)).toEqual([])
})
