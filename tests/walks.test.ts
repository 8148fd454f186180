import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from './architecture/source-files.ts'

const text = readFileSync(join(repositoryRoot, 'docs/walks.md'), 'utf8')
const walks = text
  .split(/^## /m)
  .slice(1)
  .map((section): [name: string, section: string] => [
    section.split('\n', 1)[0]?.toLowerCase() ?? '',
    section,
  ])

const listNames = (section: string): string[] =>
  Array.from(section.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

const isFile = (name: string): boolean => name.includes('/')

describe.each(walks)('the walk of %s', (name, section) => {
  const names = listNames(section)

  test('names files and what they define', () => {
    const missing = names.filter((current, index) => {
      if (isFile(current)) return !existsSync(join(repositoryRoot, 'src', current))
      const file = names.slice(0, index).findLast(isFile)
      const code = readFileSync(join(repositoryRoot, 'src', file ?? ''), 'utf8')
      return !new RegExp(`\\b(?:function\\*?|const|class) ${current}\\b`).test(code)
    })
    expect(missing).toEqual([])
  })

  test('has the number of files that the table states', () => {
    const stated = text.match(new RegExp(`^\\| ${name} \\| (\\d+) \\|$`, 'm'))?.[1]
    expect(Number(stated)).toBe(new Set(names.filter(isFile)).size)
  })
})
