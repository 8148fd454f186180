import { describe, expect, test } from 'vitest'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import type { ListedKind } from '../../shared/content/listed/faq-and-releases.ts'
import { type ListedFrontMatter, parseListedFrontMatter } from './parse-listed-front-matter.ts'

const parse = (kind: ListedKind, block: string): ListedFrontMatter =>
  parseListedFrontMatter(block, { kind, file: 'content/faq/tir/01-start.mdx', folder: 'content/faq' })

test('the area of questions is their folder', () => {
  expect(parse('faq', 'title: Start\ndescription: First steps.\nicon: start')).toEqual({
    title: 'Start',
    description: 'First steps.',
    fields: { area: 'tir', icon: 'start', date: '', kind: '' },
  })
})

test('a release note names its area', () => {
  expect(parse('release', 'title: More\ndate: 2026-10-07\narea: tir\nkind: new').fields).toEqual({
    area: 'tir',
    icon: '',
    date: '2026-10-07',
    kind: 'new',
  })
})

describe('mistakes are reported with their line', () => {
  test.each([
    [
      'release',
      'title: More\ndate: 2026-13-07\narea: tir\nkind: new',
      /mdx:3\n.*2026-13-07.*\n.*a date such as/,
    ],
    [
      'release',
      'title: More\ndate: 2026-02-30\narea: tir\nkind: new',
      /mdx:3\n.*2026-02-30.*\n.*a date such as/,
    ],
    [
      'release',
      'title: More\ndate: 2026-10-07\narea: tir\nkind: changed',
      /mdx:5\n.*changed.*\n.*one of `new`/,
    ],
    ['faq', 'title: Start\ndescription: First steps.\nicn: start', /mdx:4\n.*\n.*Did you mean `icon`/],
    ['faq', 'title: Start', /mdx\n.*`description` is missing/],
  ] as const)('%s: %s', (kind, block, message) => {
    expect(catchProblems(() => parse(kind, block))).toMatch(message)
  })
})
