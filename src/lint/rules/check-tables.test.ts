import { expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkTables } from './check-tables.ts'

const style = sampleStyle({ tables: { troubleshooting: ['What you see', 'Cause', 'Fix'] } })
const table = (...columns: string[]): string =>
  `| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}\n| ${columns.map(() => 'x').join(' | ')} |\n`
const check = (text: string, frontMatter = ''): string =>
  lintText(text, { rule: checkTables, style, frontMatter })

test('accepts the required columns below a heading', () => {
  expect(check(`## Troubleshooting\n\n${table('What you see', 'Cause', 'Fix')}`)).toBe('')
})

test('reports other columns', () => {
  expect(check(`## Troubleshooting\n\n${table('Symptom', 'Fix')}`)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The table has the columns "Symptom", "Fix".
      Use exactly these columns: What you see | Cause | Fix."
  `)
})

test('accepts any columns below other headings', () => {
  expect(check(`## Troubleshooting\n\nText\n\n## Limits\n\n${table('Name', 'Value')}`)).toBe('')
})

test('checks all tables of a page of the type', () => {
  expect(check(`## It fails\n\n${table('Name', 'Value')}`, 'type: troubleshooting')).toContain(
    '"Name", "Value"',
  )
})
