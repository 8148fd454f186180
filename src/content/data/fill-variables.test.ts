import { describe, expect, test } from 'vitest'
import { fillVariables } from './fill-variables.ts'

const variables = new Map([
  ['brand.name', 'Acme'],
  ['hosts.api', 'https://api.example/v1'],
  ['catalog.limits.node_name.value', '63'],
])
const fill = (source: string): ReturnType<typeof fillVariables> => fillVariables(source, variables, 'a.mdx')

describe('[F-032] values', () => {
  test.each([
    ['{{brand.name}} Cloud', 'Acme Cloud'],
    ['{{ brand.name }}', 'Acme'],
    ['{{brand.name}}{{brand.name}}', 'AcmeAcme'],
    ['`curl {{hosts.api}}/nodes/`', '`curl https://api.example/v1/nodes/`'],
    ['[API]({{hosts.api}}/)', '[API](https://api.example/v1/)'],
    ['at most {{catalog.limits.node_name.value}} characters', 'at most 63 characters'],
    ['title: {{brand.name}}', 'title: Acme'],
  ])('%j becomes %j', (source, expected) => {
    expect(fill(source)).toEqual({ text: expected, problems: [] })
  })

  test.each([
    ['{{ .Values.name }}'],
    ['{{name}}'],
    ['{{user.name}}'],
    ['{brand.name}'],
    ['{{ item.value }} and {{ $x }}'],
    ['style={{ color }}'],
    ['${{ github.token }}'],
    ['nothing at all'],
  ])('%j belongs to another tool and is unchanged', (source) => {
    expect(fill(source)).toEqual({ text: source, problems: [] })
  })

  test('a value with a dollar sign is taken literally', () => {
    expect(fillVariables('{{brand.name}}', new Map([['brand.name', "$& $1 $'"]]), 'a.mdx').text).toBe(
      "$& $1 $'",
    )
  })
})

test('a site without variables keeps double braces', () => {
  const text = 'Write {{brand.name}} or {{catalog.limits.x.y}}.'
  expect(fillVariables(text, new Map(), 'a.mdx')).toEqual({ text, problems: [] })
})

describe('unknown names', () => {
  test('an unknown name in a known group is reported with its line and the nearest name', () => {
    const { text, problems } = fill('one\ntwo {{brand.nmae}}\n{{hosts.nothing_like_it}}')
    expect(text).toBe('one\ntwo brand.nmae\nhosts.nothing_like_it')
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "at": {
            "file": "a.mdx",
            "line": 2,
          },
          "fix": "Did you mean \`brand.name\`?",
          "problem": "The variable \`{{brand.nmae}}\` does not exist.",
        },
        {
          "at": {
            "file": "a.mdx",
            "line": 3,
          },
          "fix": "Add it to \`docs.config.ts\` or to the catalog, or correct its name.",
          "problem": "The variable \`{{hosts.nothing_like_it}}\` does not exist.",
        },
      ]
    `)
  })

  test('each use is reported', () => {
    expect(fill('{{brand.x}}\n\n{{brand.x}}').problems.map(({ at }) => at.line)).toEqual([1, 3])
  })
})
