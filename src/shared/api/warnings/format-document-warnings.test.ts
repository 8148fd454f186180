import { expect, test } from 'vitest'
import type { DocumentWarning } from './document-warning.ts'
import { formatDocumentWarnings } from './format-document-warnings.ts'

const warnings = Array.from(
  { length: 5 },
  (_, index): DocumentWarning => ({
    kind: index === 4 ? 'links' : 'examples',
    problem: `Mistake ${index + 1}.`,
    at: { file: 'api/a.yaml', line: index + 1 },
    fix: 'Correct it.',
  }),
)
const documents = [
  { label: 'Cloud API', warnings },
  { label: 'Flawless API', warnings: [] },
]

test('lists the first warnings of each kind, with their number', () => {
  expect(formatDocumentWarnings(documents, false)).toMatchInlineSnapshot(`
    "Cloud API: 5 mistakes in the OpenAPI document. The build continues because \`apis[].problems\` is \`warn\`.

    Examples that don't match their schema: 4

    api/a.yaml:1
      Mistake 1.
      Correct it.

    api/a.yaml:2
      Mistake 2.
      Correct it.

    api/a.yaml:3
      Mistake 3.
      Correct it.

    1 more. \`--all\` lists them.

    Links in descriptions that lead nowhere: 1

    api/a.yaml:5
      Mistake 5.
      Correct it."
  `)
})

test('lists all warnings on request', () => {
  expect(formatDocumentWarnings(documents, true).match(/Mistake \d/g)).toHaveLength(5)
})
