import { expect, test } from 'vitest'
import { problemsOfText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkTables } from './check-tables.ts'

const style = sampleStyle({ tables: { troubleshooting: ['What you see', 'Cause', 'Fix'] } })
const table = (...columns: string[]): string =>
  `| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}\n| ${columns.map(() => 'x').join(' | ')} |\n`
const check = (text: string, frontMatter = ''): string =>
  problemsOfText(text, { rule: checkTables, style, frontMatter })

test('Tables below a heading that asks for columns have these', () => {
  expect(check(`## Troubleshooting\n\n${table('What you see', 'Cause', 'Fix')}`)).toBe('')
})

test('Other columns are reported', () => {
  expect(check(`## Troubleshooting\n\n${table('Symptom', 'Fix')}`)).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:3
      The table has the columns "Symptom", "Fix".
      Tables here have exactly these columns: What you see | Cause | Fix."
  `)
})

test('Tables below other headings have any columns', () => {
  expect(check(`## Troubleshooting\n\nText\n\n## Limits\n\n${table('Name', 'Value')}`)).toBe('')
})

test('All tables of a page of that type have them', () => {
  expect(check(`## It fails\n\n${table('Name', 'Value')}`, 'type: troubleshooting')).toContain(
    '"Name", "Value"',
  )
})
