import { expect, test } from 'vitest'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { loadSynonyms } from './load-synonyms.ts'

const load = (text: string): ReturnType<typeof loadSynonyms> =>
  loadSynonyms(createTemporaryFolder({ 'content/search/synonyms.yml': text }))

test('words of a list are synonyms of each other; an arrow applies in one direction', () => {
  expect(load('- [VM, virtual machine]\n- Élastic IP → reserved ip\n- vm → node\n')).toEqual([
    ['elastic ip', ['reserved ip']],
    ['virtual machine', ['vm']],
    ['vm', ['virtual machine', 'node']],
  ])
})

test('without a file there are no synonyms', () => {
  expect(loadSynonyms(createTemporaryFolder({}))).toEqual([])
})

test('reports all mistakes at once, with their lines', () => {
  expect(catchProblems(() => load('- [node, Node]\n- "!!! → x"\n'))).toMatchInlineSnapshot(`
    "content/search/synonyms.yml:1
      The synonym \`node\` for \`Node\` is the same word.
      Remove it: search ignores case, accents, and punctuation.

    content/search/synonyms.yml:2
      The synonym \`!!!\` for \`x\` is no word.
      Remove it: search ignores case, accents, and punctuation."
  `)
  expect(catchProblems(() => load('- [one]\n- no arrow\n'))).toMatchInlineSnapshot(`
    "content/search/synonyms.yml:1
      \`[0]\` is \`["one"]\`.
      It must have at least 2 items.

    content/search/synonyms.yml:2
      \`[1]\` is \`"no arrow"\`.
      It must be a list of words, or a text such as \`elastic ip → reserved ip\`."
  `)
})
