import { expect, test } from 'vitest'
import { isTextEdit } from './is-text-edit.ts'

test.each([
  [['content/docs/index.md'], true],
  [['content/docs/a.mdx', 'content/docs/_category_.yml', 'content/redirects.tsv'], true],
  [['content/docs/a.md', 'content/docs/plan.png'], false],
  [['static/notes.md'], false],
  [['contents/a.md'], false],
  [['docs.config.ts'], false],
  [['content/docs/folder'], false],
  [[], false],
])('%j are text: %s', (files, isText) => {
  expect(
    isTextEdit(
      '/site',
      files.map((file) => `/site/${file}`),
    ),
  ).toBe(isText)
})
