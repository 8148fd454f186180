import { expect, test } from 'vitest'
import { readPageNumbers } from './read-page-numbers.ts'

// cspell:ignore Dests endobj Fdocs
const pdf = `%PDF-1.4
2 0 obj
<</Type /Page
/Parent 9 0 R>>
endobj
17 0 obj
<</Type /Page
/Parent 9 0 R>>
endobj
9 0 obj
<</Type /Pages
/Kids [2 0 R 17 0 R]>>
endobj
30 0 obj
<</export-0 [2 0 R /XYZ 0 792 0]
/export-1 [17 0 R /XYZ 0 792 0]
/#2Fdocs#2F [17 0 R /XYZ 0 100 0]
/lost [99 0 R /XYZ 0 100 0]>>
endobj
40 0 obj
<</Type /Catalog
/Dests 30 0 R>>
endobj`

test('[F-025] the page numbers of places are read', () => {
  expect([...readPageNumbers(pdf)]).toEqual([
    ['export-0', 1],
    ['export-1', 2],
    ['#2Fdocs#2F', 2],
  ])
})

test('a file without places, or of another program, has none', () => {
  expect(readPageNumbers('%PDF-1.7 compressed').size).toBe(0)
})
