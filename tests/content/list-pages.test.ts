import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

/** Calls that list nodes, with their continued lines. A POST to the same path creates a node. */
const call = /\bcurl\b(?:[^\n]*\\\n)*[^\n]*(?<!_ID)\/notebooks\/\?[^\n]*/g

test('samples that list nodes set the size of a page, because a node of page 2 is easily missed', () => {
  const pages = [...guidePages.values()].filter(({ file }) => file.startsWith('content/docs/tir/'))
  const calls = pages.flatMap(({ file, text }) =>
    [...text.matchAll(call)]
      .map(([command]) => ({ file, command }))
      .filter(({ command }) => !/POST/.test(command)),
  )
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(({ command }) => !command.includes('per_page')).map(({ file }) => file)).toEqual([])
})
