import { expect, test } from 'vitest'
import { removeQuestions } from './removed-questions.ts'

const page = `---
title: Resize
keywords: [larger]
questions:
  - more memory
  - 'why isn''t it larger'
  - "grow"
  - shrink
---

Text.
`

test('every third question is removed and returned', () => {
  expect(removeQuestions(page, 0)).toEqual({
    page: page.replace('  - more memory\n', '').replace('  - shrink\n', ''),
    questions: ['more memory', 'shrink'],
  })
  expect(removeQuestions(page, 1).questions).toEqual(["why isn't it larger"])
})

test('all questions and keywords are removed', () => {
  const { page: rest, questions } = removeQuestions(page, 'all')
  expect(rest).toBe('---\ntitle: Resize\n---\n\nText.\n')
  expect(questions).toEqual(['more memory', "why isn't it larger", 'grow', 'shrink'])
})
