import { expect, test } from 'vitest'
import { loadLeniently } from '../../../../tests/unit/load-texts.ts'

test('[R-031] a mistake in the name of a parameter is a warning', () => {
  const loaded = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      parameters:
        - { name: '', in: header, schema: { type: string } }
        - { name: API key, in: header, schema: { type: string } }
      responses: { '200': { description: Done } }
`)
  expect(
    loaded.warnings.map(({ kind, at, problem }) => [kind, at.line, problem.replace(/^.*?`: /, '')]),
  ).toEqual([
    ['parameters', 7, 'The parameter has an empty name.'],
    ['parameters', 8, "`API key` can't be the name of a header."],
  ])
  const names = loaded.document.operations.flatMap(({ parameters }) => parameters.map(({ name }) => name))
  expect(names).toEqual(['API key'])
})
