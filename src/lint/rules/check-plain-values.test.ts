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
  'accepts variables and similar-looking names: %s',
  (text) => {
    expect(check(text)).toBe('')
  },
)

test('reports hard-coded values with the longest variable that matches', () => {
  expect(
    check('Acme Cloud\ncurl https://api.acme.example/v1/nodes/\nSee api.acme.example.'),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx:1
      \`Acme Cloud\` is hard-coded.
      Write \`{{brand.name}}\`.

    content/docs/a.mdx:2
      \`api.acme.example/v1\` is hard-coded.
      Write \`{{hosts.api}}\`, which includes \`https://\`.

    content/docs/a.mdx:3
      \`api.acme.example\` is hard-coded.
      Write \`{{hosts.console}}\`, which includes \`https://\`."
  `)
})

test('reports banned names everywhere, even in code', () => {
  expect(check('pip install OldName-sdk')).toContain("`oldname` isn't allowed")
})
