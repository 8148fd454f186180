import { expect, test } from 'vitest'
import { sampleStyle } from '../../../tests/unit/review-text.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { checkPlainValues } from './check-plain-values.ts'

const style = sampleStyle({ literal_variables: ['brand.cli'], banned_names: ['oldname'] })
const variables = new Map([
  ['brand.name', 'Acme Cloud'],
  ['brand.cli', 'acmectl'],
  ['hosts.api', 'https://api.acme.example/v1'],
  ['hosts.console', 'https://api.acme.example'],
])
const check = (text: string): string =>
  formatProblems(checkPlainValues({ file: 'content/docs/a.mdx', text }, { style, variables }))

test.each(['{{hosts.api}}/nodes/', 'Run `acmectl`.', 'https://my-api.acme.example/', 'Acme Clouds'])(
  'Variables and names that look similar are fine: %s',
  (text) => {
    expect(check(text)).toBe('')
  },
)

test('Values that are written out are reported with the longest variable that fits', () => {
  expect(
    check('Acme Cloud\ncurl https://api.acme.example/v1/nodes/\nSee api.acme.example.'),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:1
      \`Acme Cloud\` is written out.
      Write \`{{brand.name}}\`.

    content/docs/a.mdx:2
      \`api.acme.example/v1\` is written out.
      Write \`{{hosts.api}}\`, which includes \`https://\`.

    content/docs/a.mdx:3
      \`api.acme.example\` is written out.
      Write \`{{hosts.console}}\`, which includes \`https://\`."
  `)
})

test('Banned names are reported everywhere, even in code', () => {
  expect(check('pip install OldName-sdk')).toContain('`oldname` must not appear')
})
