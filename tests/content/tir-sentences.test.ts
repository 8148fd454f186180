import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()].filter(({ path }) => path.startsWith('/docs/tir/'))

const removeCode = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '')

/** Lists the sentences and table cells of a page, with a placeholder for code and without the targets of links. */
const listSentences = ({ text }: GuidePage): string[] =>
  removeCode(text)
    .split('\n')
    .filter((line) => !/^\s*(?:<|import |:::|#)/.test(line))
    .flatMap((line) => (/^\s*\|/.test(line) ? line.split('|') : [line]))
    .flatMap((line) => line.trim().split(/(?<=[.?!]) /))
    .map((sentence) => sentence.replaceAll(/`[^`]*`/g, 'code').replaceAll(/\]\([^)]*\)/g, ']'))

const findSentences = (pattern: RegExp): string[] =>
  pages.flatMap((page) =>
    listSentences(page)
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => `${page.file}: ${sentence}`),
  )

test('a colon introduces a list, a value, or a sample, and joins no two sentences', () => {
  const joined =
    /^(?!(?:- |\d+\. )\*\*)[^:]{20,}: (?:it|they|you|your|that|then|otherwise|without|only|if|use|keep|ask|set|choose|copy|create|put|give|let|don't|run|add|see|read|send|select|start)\b/
  expect(findSentences(joined)).toEqual([])
})

test('sentences use the usual words', () => {
  const translated =
    /\b(?:somebody|nobody|anybody|inside of|in the place of|goes on|going on|meanwhile|says why|anymore|a \w+ of (?:its|your|their) own)\b/i
  expect(findSentences(translated)).toEqual([])
})

test('sentences use the words of a native editor', () => {
  const words = [
    'look(?:s|ing)? at', // check, review, compare
    'gone', // deleted, no longer exists
    'an? certain', // a specific
    'also (?:while|when|if|for|on)', // even while
    'as (?:above|below|before)', // a link to the section
    'in the same way', // what readers do
    'with yours', // replace the value
    '(?:administrator|admin|access) rights', // permissions
    'rights? to', // permission to
  ]
  expect(findSentences(new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'))).toEqual([])
})

test('the values of samples are announced without "here"', () => {
  expect(findSentences(/, here code/)).toEqual([])
})

test('a link names its target', () => {
  const vague = /\[(?:it|them|this|that|above|below|here|as above|as below|the same|change it|way|one)\]/
  expect(findSentences(vague)).toEqual([])
})

test('a heading names its object', () => {
  const headings = pages.flatMap(({ file, text }) =>
    [...removeCode(text).matchAll(/^#{2,4} ([^{\n]*\w)/gm)].map(([, heading = '']) => `${file}: ${heading}`),
  )
  expect(headings.length).toBeGreaterThan(1000)
  const fixed = /: (?:How it works|When to use it)$/
  expect(headings.filter((heading) => /\b(?:it|them)\b/.test(heading) && !fixed.test(heading))).toEqual([])
})

test("What's next leads to the next job, not to links that the page already has", () => {
  const listTargets = (text: string): string[] =>
    [...removeCode(text).matchAll(/\]\((\.{1,2}\/[^)#]*)/g)].map(([, target = '']) => target)
  const repeating = pages.flatMap(({ file, text }) => {
    const [body = '', closing = ''] = text.split(/^## What's next$/m)
    const known = new Set(listTargets(body))
    const repeated = listTargets(closing).filter((target) => known.has(target))
    return repeated.length > 1 ? [`${file}: ${repeated.join(', ')}`] : []
  })
  expect(repeating).toEqual([])
})
