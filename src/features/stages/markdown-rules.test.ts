import { expect, test } from 'vitest'
import type { AnyMarkdownRule, SourceNode, SourcePage } from '../../shared/stages/stage-functions.ts'
import { applyMarkdownRules, nodeKinds } from './markdown-rules.ts'

const page: SourcePage = { file: 'content/docs/a.mdx', kind: 'doc', locale: 'en', version: undefined }

const apply = (text: string, ...rules: AnyMarkdownRule[]): ReturnType<typeof applyMarkdownRules> =>
  applyMarkdownRules({ text, origins: undefined }, { page, rules })

test('[F-064] a rule sees the fields of each kind of node', () => {
  const text = `## A *b*

> One
> two

Text [a *b*](x "t") ![alt](i.png) \`code\`.

\`\`\`js title="x"
a
\`\`\`

:::note{a="1"}
In **it**.
:::

::leaf{b="2"} 
`
  const seen: SourceNode[] = []
  const rules = nodeKinds.map((node) => ({
    node,
    replace(found: SourceNode) {
      seen.push(found)
      return undefined
    },
  })) as AnyMarkdownRule[]
  expect(apply(text, ...rules).text).toBe(text)
  const shown = seen.map(({ source: _, ...fields }) => fields)
  expect(shown).toEqual([
    { kind: 'heading', depth: 2, text: 'A b' },
    { kind: 'text', text: 'A ' },
    { kind: 'text', text: 'b' },
    { kind: 'blockquote', text: 'One\ntwo' },
    { kind: 'text', text: 'One\ntwo' },
    { kind: 'text', text: 'Text ' },
    { kind: 'link', url: 'x', title: 't', text: 'a b' },
    { kind: 'text', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'image', url: 'i.png', title: '', alt: 'alt' },
    { kind: 'text', text: ' ' },
    { kind: 'inlineCode', code: 'code' },
    { kind: 'text', text: '.' },
    { kind: 'codeBlock', language: 'js', meta: 'title="x"', code: 'a' },
    { kind: 'directive', name: 'note', attributes: { a: '1' }, text: 'In **it**.' },
    { kind: 'text', text: 'In ' },
    { kind: 'text', text: 'it' },
    { kind: 'text', text: '.' },
    { kind: 'directive', name: 'leaf', attributes: { b: '2' }, text: '' },
  ])
})

test('[F-064] lines keep their origins around longer and shorter replacements', () => {
  const text = 'One.\n\n```long\na\n```\n\nTwo 🙂 `x`.\n\n```short\na\nb\n```\n\nThree.\n'
  const rule: AnyMarkdownRule = {
    node: 'codeBlock',
    replace: ({ language }) => (language === 'long' ? 'A\n\nB\n\nC\n\nD' : 'E'),
  }
  const code: AnyMarkdownRule = { node: 'inlineCode', replace: () => '*y*' }
  const result = apply(text, rule, code)
  expect(result.text).toBe('One.\n\nA\n\nB\n\nC\n\nD\n\nTwo 🙂 *y*.\n\nE\n\nThree.\n')
  expect(result.origins?.map(({ line }) => line)).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 6, 7, 8, 9, 13, 14, 15])
})

test('[F-064] text with a syntax error, or without a match, is left unchanged', () => {
  const rule: AnyMarkdownRule = { node: 'text', replace: () => undefined }
  expect(apply('The list {x\n', rule)).toEqual({ text: 'The list {x\n', origins: undefined })
  expect(apply('Fine.\n', rule)).toEqual({ text: 'Fine.\n', origins: undefined })
})

test('[F-064] a word in the label of a link is left alone, and the parts of a replaced node are not visited', () => {
  const link: AnyMarkdownRule = { node: 'text', replace: ({ text }) => `[${text}](/x/)` }
  expect(apply('[see](/y/)\n', link).text).toBe('[see](/y/)\n')
  const quote: AnyMarkdownRule = { node: 'blockquote', replace: ({ text }) => `> **${text}**` }
  expect(apply('> see\n', quote, link).text).toBe('> **see**\n')
})
