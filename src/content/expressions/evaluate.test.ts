import { describe, expect, test } from 'vitest'
import { Evaluator } from './evaluate.ts'
import { ExpressionError } from './expression-error.ts'
import { parseExpression } from './parse-expression.ts'
import { JsxElement, toValue, type Value } from './values.ts'

const scope = new Map<string, Value>([
  ['plan', 'C3'],
  ['count', 2],
  ['empty', ''],
  ['none', undefined],
  [
    'plans',
    toValue([
      { name: 'C3', ram: 8 },
      { name: 'M3', ram: 16 },
    ]),
  ],
  ['frontMatter', toValue({ title: 'Nodes', tags: ['a', 'b'] })],
])

function evaluate(source: string): Value {
  const expression = parseExpression(source)
  return expression === undefined ? undefined : new Evaluator().evaluate(expression, scope)
}

/** A value as plain JSON, for comparisons. */
function toPlain(value: Value): unknown {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([name, field]) => [name, toPlain(field)]))
  if (Array.isArray(value)) return value.map(toPlain)
  if (!(value instanceof JsxElement)) return value
  return [value.name, toPlain(value.attributes), ...value.children.map(toPlain)]
}

describe('supported expressions', () => {
  test.each<[string, unknown]>([
    ["'text'", 'text'],
    ['"a\\u00e9\\n"', 'aé\n'],
    ['`${plan} has ${count * 4} GB`', 'C3 has 8 GB'],
    ['-1.5', -1.5],
    ['true', true],
    ['null', null],
    ['undefined', undefined],
    ['/* a comment */', undefined],
    ['// a comment', undefined],
    ['plan', 'C3'],
    ["plan + ' and ' + count", 'C3 and 2'],
    ['count + 1', 3],
    ['(1 + 2) * 3 - 4 / 2 % 3', 7],
    ["count === 2 ? 'two' : 'other'", 'two'],
    ["count >= 3 || plan !== 'C3' ? 'yes' : 'no'", 'no'],
    ["!empty && 'empty'", 'empty'],
    ["none ?? 'nothing'", 'nothing'],
    ['none == null', true],
    ['frontMatter.title', 'Nodes'],
    ["frontMatter['title']", 'Nodes'],
    ['frontMatter.tags[1]', 'b'],
    ['frontMatter.tags.length', 2],
    ['frontMatter.missing', undefined],
    ['none?.field', undefined],
    ["[{ value: 'npm', label: plan }, { plan }]", [{ value: 'npm', label: 'C3' }, { plan: 'C3' }]],
    ["{ 'a-b': 1, [plan]: 2, ...{ c: 3 } }", { 'a-b': 1, C3: 2, c: 3 }],
    ['[0, ...frontMatter.tags]', [0, 'a', 'b']],
    ["frontMatter.tags.join(', ')", 'a, b'],
    ['plans.map((plan) => plan.name)', ['C3', 'M3']],
    ['plans.filter(({ ram }) => ram > 8).map(({ name: title }, index) => `${index}: ${title}`)', ['0: M3']],
    ['Object.entries({ a: 1 }).map(([key, value]) => key + value)', ['a1']],
    ['plan.toLowerCase()', 'c3'],
    ["useBaseUrl('/img/a.svg')", '/img/a.svg'],
    ["require('./a.svg').default", './a.svg'],
    [
      '<b className="x" hidden a={1}>More <i>{plan}</i></b>',
      ['b', { className: 'x', hidden: true, a: 1 }, 'More ', ['i', {}, 'C3']],
    ],
    ['<>a &amp; b</>', [undefined, {}, 'a & b']],
    ['<p>\n  one\n  two {count}\n\n  three\n</p>', ['p', {}, 'one two ', 2, 'three']],
    [
      'plans.map((plan) => <li key={plan.name}>{plan.name}</li>)',
      [
        ['li', {}, 'C3'],
        ['li', {}, 'M3'],
      ],
    ],
  ])('%s', (source, value) => {
    expect(toPlain(evaluate(source))).toEqual(value)
  })
})

describe('rejected expressions', () => {
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
    'Object.entries.call(null, {})',
    'Object.assign({}, plan)',
    'Object.constructor',
    "_jsx('script', { children: 'alert(1)' })",
    'plan = 1',
    'count++',
    'delete plans[0]',
    '(() => { while (true) {} })()',
    'plans.map(function (plan) { return plan })',
    'plans.map((plan) => { return plan })',
    'plans.map(async (plan) => plan)()',
    'await plans',
    'String.raw`x`',
    '/(a+)+$/.test(plan)',
    'plan.repeat(1e9)',
    '10n',
    'typeof plan',
    'class {}',
    '<Foo.Bar />',
    '({ get a() { return 1 } }).a',
    '({ a() { return 1 } }).a()',
  ])('%s', (source) => {
    expect(() => evaluate(source)).toThrow(ExpressionError)
  })

  test.each(['constructor', '__proto__', 'toString', 'prototype'])(
    'the property `%s` of anything',
    (name) => {
      for (const holder of ['plan', 'count', 'plans', 'frontMatter', '<b />', 'true'])
        expect(evaluate(`${holder}.${name}`)).toBeUndefined()
    },
  )
})

test('work and size are limited', () => {
  const ten = '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]'
  const nested = (depth: number): string => (depth === 0 ? '1' : `${ten}.map(() => ${nested(depth - 1)})`)
  expect(() => evaluate(nested(9))).toThrow('The expressions of this page take too many steps.')
  const doubled = (depth: number): string =>
    depth === 0 ? "'0123456789'" : `[${doubled(depth - 1)}].map((text) => text + text)[0]`
  expect(() => evaluate(doubled(40))).toThrow('The expressions of this page take too many steps.')
  const listed = (depth: number): string =>
    depth === 0 ? ten : `[${listed(depth - 1)}].map((list) => [...list, ...list])[0]`
  expect(() => evaluate(listed(40))).toThrow('The expressions of this page take too many steps.')
})

test('an expression that is nested too deeply is reported and does not crash', () => {
  expect(() => evaluate(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toThrow('nested too deeply')
  expect(() => evaluate(`1${' + 1'.repeat(20_000)}`)).toThrow('nested too deeply')
})

test('mistakes are reported with their position and a fix', () => {
  const messages = [
    'plam',
    'plans.reverse()',
    'none.field',
    "plans + ''",
    'fetch(plan)',
    'new Date()',
    'a b',
  ].map((source) => {
    try {
      return `${source}: no mistake`.replace('no mistake', String(evaluate(source)))
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return `${source} (${error.offset}): ${error.message} ${error.fix}`
    }
  })
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "plam (1): \`plam\` isn't a variable of this page. Did you mean \`plan\`?
    plans.reverse() (1): \`.reverse()\` of a list can't be called in a page. Write the result itself. Pages can call only \`.map()\`, \`.filter()\`, \`.join()\`, \`.toLowerCase()\`, \`.toUpperCase()\`, \`.trim()\`, \`Object.entries()\`, \`Object.keys()\`, \`Object.values()\`, \`require()\`, \`useBaseUrl()\`.
    none.field (6): This is undefined, so it has no \`field\`. Correct the name before it, or write \`?.\`.
    plans + '' (1): \`+\` can't convert a list to text. Name one of its values.
    fetch(plan) (1): \`fetch()\` can't be called in a page. Write the result itself. Pages can call only \`.map()\`, \`.filter()\`, \`.join()\`, \`.toLowerCase()\`, \`.toUpperCase()\`, \`.trim()\`, \`Object.entries()\`, \`Object.keys()\`, \`Object.values()\`, \`require()\`, \`useBaseUrl()\`.
    new Date() (1): A page can't have \`new\`. Write the result itself.
    a b (3): The expression can't be read: Unexpected token. Correct it."
  `)
})
