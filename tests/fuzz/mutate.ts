/** A random number from 0 to below 1, like `Math.random`. */
export type Random = () => number

/** Creates a generator that repeats its numbers for the same seed (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

/** Pieces of syntax that mean something to one of our parsers, whole and broken. */
const fragments = [
  ...['{', '}', '{x', '{props.x}', '{/* ', '*/}', '{`', '${', '{"a": ', '{[1,', '{() => ', '{<b>', '{...'],
  ...[
    '<',
    '>',
    '</',
    '<br>',
    '<Steps>',
    '</Steps>',
    '<Tabs groupId="x">',
    '<TabItem value="a" label=',
    '<Hero',
  ],
  ...[
    '<CatalogTable name="',
    '<Term id="',
    '<ApiLink ',
    '<Command name={',
    '<LimitTable />',
    '<NoSuchThing a b>',
  ],
  ...[
    '<script>',
    '<a href="javascript:x">',
    '<img src=',
    '<!--',
    '-->',
    '<?php',
    '<![CDATA[',
    '&#x0;',
    '&unknown;',
  ],
  ...[
    '---\n',
    '---\ntitle: ',
    'title: [',
    'tags: {',
    '- ',
    '? ',
    'key: &a *a',
    '!!js x',
    '\t',
    '"',
    "'",
    ': ',
  ],
  ...['import X from "./x.mdx"\n', "import X from './_note.mdx'\n", 'export const a = ', 'export default '],
  ...['```', '```js {1-', '~~~', '`', '$', '$$\n', '\\frac{', '\\left(', ':::note[', ':::', '::', ':name['],
  ...[
    '| a |\n|--|\n',
    '|',
    '> ',
    '# ',
    '## {#',
    ' {#a .b c=d}',
    '[',
    ']',
    '](',
    '![',
    '[^1]',
    '[^1]: ',
    '<http://',
  ],
  ...[
    '**',
    '__',
    '~~',
    '\\',
    '1. ',
    '- [ ] ',
    '* * *',
    '===',
    '{{',
    '}}',
    '{{catalog.',
    '{{brand.name}}',
    '%%',
  ],
  ...[
    '```mermaid\ngraph TD\n',
    'A-->',
    'sequenceDiagram',
    '\u0000',
    '\uFEFF',
    '\u2028',
    '\u202E',
    '\uD800',
    '🙂',
  ],
  ...[
    'e\u0301',
    '\r',
    '\r\n',
    '\n\n',
    ' ',
    '0',
    '-1',
    '1e999',
    'null',
    'true',
    '__proto__',
    'constructor',
    '%00',
  ],
]

type Mutation = (text: string, random: Random, other: string) => string

const mutations: readonly Mutation[] = [
  // Insert a piece of syntax.
  (text, random) => insert(text, pick(fragments, random), random),
  (text, random) => insert(text, pick(fragments, random) + pick(fragments, random), random),
  (text, random) => insert(text, pick(fragments, random).repeat(1 + Math.floor(random() * 40)), random),
  // Cut a range, a line, or the end.
  (text, random) => {
    const [start, end] = pickRange(text, random)
    return text.slice(0, start) + text.slice(end)
  },
  (text, random) => changeLine(text, random, () => []),
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  // Repeat, swap, and indent lines.
  (text, random) => changeLine(text, random, (line) => [line, line]),
  (text, random) => changeLine(text, random, (line) => [' '.repeat(Math.floor(random() * 9)) + line]),
  (text, random) => changeLine(text, random, (line) => [[...line].reverse().join('')]),
  // Copy a range of this page or another one.
  (text, random) => insert(text, text.slice(...pickRange(text, random)), random),
  (text, random, other) => insert(text, other.slice(...pickRange(other, random)), random),
  // Replace a character.
  (text, random) => {
    const at = Math.floor(random() * text.length)
    return text.slice(0, at) + pick(fragments, random).slice(0, 1) + text.slice(at + 1)
  },
]

/** Mutates a text one to four times. `other` is a text to copy from. */
export function mutate(text: string, other: string, random: Random): string {
  let result = text
  const count = 1 + Math.floor(random() * 4)
  for (let index = 0; index < count; index++) result = pick(mutations, random)(result, random, other)
  return result
}

function insert(text: string, piece: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1))
  return text.slice(0, at) + piece + text.slice(at)
}

/** Returns the start and end of a short range. */
function pickRange(text: string, random: Random): [start: number, end: number] {
  const start = Math.floor(random() * text.length)
  return [start, Math.min(text.length, start + Math.floor(random() ** 2 * 400))]
}

function changeLine(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split('\n')
  const at = Math.floor(random() * lines.length)
  return lines.toSpliced(at, 1, ...change(lines[at] ?? '')).join('\n')
}
