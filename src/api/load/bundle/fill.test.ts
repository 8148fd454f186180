import { expect, test } from 'vitest'
import { createLoadedApi } from '../load-api.ts'

test('[R-031] reports an unknown variable with the line of its key', () => {
  const file = 'api/openapi.yaml'
  const text = `openapi: 3.1.1
info:
  title: Cloud API
  version: '1'
  description: |
    One line.

    {{brand.nam}} has nodes.
paths: {}
`
  const problem = { problem: 'The variable does not exist.', at: { file, line: 3 }, fix: 'Correct it.' }
  const load = () =>
    createLoadedApi(
      { id: 'cloud', label: 'Cloud', path: '/api/cloud/', file, problems: 'fail' },
      { file, texts: new Map([[file, text]]), isOutside: false, overlays: [] },
      (filled) => ({ text: filled, problems: [problem] }),
    )
  expect(load).toThrowErrorMatchingInlineSnapshot(`
    [DocsError: api/openapi.yaml:5
      At \`#/info/description\`: The variable does not exist.
      Correct it.]
  `)
})
