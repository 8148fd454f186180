import { expect, test } from 'vitest'
import { lintStatements } from '../../src/commands/check/lint-statements.ts'
import { formatProblems } from '../../src/shared/docs-error.ts'
import { inputs } from '../api/our-documents.ts'

test('guides, API documents, and catalogs agree about the fields that they all state', () => {
  expect(inputs.catalog.size).toBeGreaterThan(10)
  expect(formatProblems(lintStatements('.', inputs.catalog))).toBe('')
})
