import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { ExpressionError } from './expression-error.ts'
import { parseExpression } from './parse-expression.ts'
import { measureValue, toValue, type Value } from './values.ts'

const scope = new Map<string, Value>([
  ['plan', 'C3'],
  ['none', undefined],
  ['plans', toValue([{ name: 'C3', ram: 8 }])],
  ['frontMatter', toValue({ title: 'Nodes', tags: ['a', 'b'], image: undefined })],
])

function evaluateText(text: string): Value {
  const expression = parseExpression(text)
  return expression === undefined ? undefined : evaluate(expression, { scope, text: `(${text}` })
}

/** A value as plain JSON, for comparisons. */
function toPlain(value: Value): unknown {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([name, field]) => [name, toPlain(field)]))
  return Array.isArray(value) ? value.map(toPlain) : value
}

describe('literals, variables, and their fields', () => {
  test.each<[string, unknown]>([
    ["'text'", 'text'],
    ['"a\\u00e9\\n"', 'aé\n'],
    ['`a`', 'a'],
    ['2', 2],
    [' -1.5 ', -1.5],
    ['true', true],
    ['null', null],
    ['undefined', undefined],
    ['/* a comment */', undefined],
    ['// a comment', undefined],
    ['plan', 'C3'],
    ['frontMatter.title', 'Nodes'],
    ["frontMatter['title']", 'Nodes'],
    ['frontMatter.tags[1]', 'b'],
    ['plans[0].name', 'C3'],
    ['none.field', undefined],
    ["[{ value: 'npm', label: plan }, { plan }]", [{ value: 'npm', label: 'C3' }, { plan: 'C3' }]],
    ["{ 'a-b': 1, c: [] }", { 'a-b': 1, c: [] }],
  ])('%s', (text, value) => {
    expect(toPlain(evaluateText(text))).toEqual(value)
  })
})

describe('anything else is rejected', () => {
  test.each([
    'process',
    'process.exit(0)',
    "process.getBuiltinModule('child_process')",
    'globalThis',
    "require('node:fs').readFileSync('/etc/passwd')",
    "import('node:fs')",
    'import.meta.url',
    'this',
    'arguments',
    'new Function("return process")()',
    "eval('1')",
    "Function('return process')()",
    "(() => 1).constructor('return process')()",
    "[].constructor.constructor('return process')()",
    "''.constructor.constructor('return process')()",
    "({}).constructor.constructor('return process')()",
    "[]['constructor']['constructor']('return process')()",
    "frontMatter.__proto__.constructor('return process')()",
    "plans.map.constructor('return process')()",
    'plans.map(process.exit)',
    'plans.map((plan) => plan.name)',
    'Object.entries.call(null, {})',
    'Object.assign({}, plan)',
    'Object.constructor',
    "_jsx('script', { children: 'alert(1)' })",
    '_components.p',
    'plan = 1',
    'count++',
    'delete plans[0]',
    '(() => { while (true) {} })()',
    'function () {}',
    'await plans',
    'String.raw`x`',
    '`${plan}`',
    '/(a+)+$/',
    '/(a+)+$/.test(plan)',
    'plan.repeat(1e9)',
    '10n',
    '-plan',
    '+1',
    '1 + 1',
    "plan + ' node'",
    "plan === 'C3' ? 1 : 2",
    'plan || 1',
    'plan, 1',
    'typeof plan',
    'class {}',
    '<b>{plan}</b>',
    '<Foo.Bar />',
    '[...plans]',
    '[, 1]',
    '{ ...frontMatter }',
    '{ [plan]: 1 }',
    '{ get a() { return 1 } }',
    '{ a() { return 1 } }',
    'none?.field',
    'plans[plan]',
    'plans.length',
    'frontMatter.image',
    'props.name',
  ])('%s', (text) => {
    expect(() => evaluateText(text)).toThrow(ExpressionError)
  })

  test.each(['constructor', '__proto__', 'toString', 'prototype'])('the field `%s` of anything', (name) => {
    for (const owner of ['plan', '2', 'plans', 'frontMatter', 'true', '[]', '{}'])
      expect(() => evaluateText(`(${owner}).${name}`)).toThrow('has no value')
    expect(() => evaluateText(name)).toThrow("isn't a variable of this page")
  })
})

test('mistakes are reported with their position, the expression, and what to write', () => {
  const messages = [
    'plam',
    'props.name',
    'frontMatter.titel',
    'plans[1]',
    '1 + plan',
    '[1, fetch(plan)]',
    "plans.map((plan) =>\n    plan.name === 'C3' ? 'a plan for small sites' : 'a plan for large sites')",
    '<b>{plan}</b>',
    '`${plan} node`',
    "require('./a.svg').default",
    '{ ...plans }',
    'x, y',
  ].map((text) => {
    try {
      return `${text}: ${String(evaluateText(text))}`
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return `${error.offset}: ${error.message} ${error.fix}`
    }
  })
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "1: \`plam\` isn't a variable of this page. Did you mean \`plan\`?
    1: \`props\` isn't a variable of this page. Write \`{props.name}\` in a partial, with nothing else in the braces.
    13: \`frontMatter.titel\` has no value. Did you mean \`title\`?
    7: \`plans[1]\` has no value. Correct the name, or write the text itself.
    1: \`1 + plan\` isn't a literal or a variable, so a page can't contain it. Write the result itself, or a literal brace as \`\\{\`.
    5: \`fetch(plan)\` isn't a literal or a variable, so a page can't contain it. Write the result itself, or a literal brace as \`\\{\`.
    1: \`plans.map((plan) => plan.name === 'C3' ? 'a plan for small sites' : 'a plan for …\` isn't a literal or a variable, so a page can't contain it. Write the result itself, or a literal brace as \`\\{\`.
    1: \`<b>{plan}</b>\` isn't a literal or a variable, so a page can't contain it. Write text and elements outside of the braces, and text in attributes.
    1: \`\`\${plan} node\`\` isn't a literal or a variable, so a page can't contain it. Write text and elements outside of the braces, and text in attributes.
    1: \`require('./a.svg')\` isn't a literal or a variable, so a page can't contain it. Write the path as text: \`src="./plan.svg"\`.
    3: \`...plans\` isn't a literal or a variable, so a page can't contain it. Write the attributes or values themselves.
    1: \`x, y\` isn't a literal or a variable, so a page can't contain it. Write the result itself, or a literal brace as \`\\{\`."
  `)
})

test('a value is measured up to a limit', () => {
  let value: Value = ['0123456789']
  for (let depth = 0; depth < 60; depth++) value = [value, value]
  expect(measureValue(value, 1000)).toBeLessThan(2000)
  expect(measureValue(toValue([{ a: 'abc' }, 1]), 1000)).toBe(6)
})
