import { splitCommand } from './shell-words.ts'

/** A request that a sample sends. */
export interface SampleCall {
  method: string
  url: string
  /** The URL has the whole query. */
  isQueryKnown: boolean
  /** Text of the body, or `@` and the name of a file. */
  body: string | undefined
}

/** Options with a value. Their short forms are not used in the guides, which spell options out. */
const valued = new Set(['--header', '--request', '--data', '--output', '--write-out', '--max-time'])

/** The calls of `curl` in a shell script, once for each word of a loop around them. */
export function readCurlCalls(script: string): SampleCall[] {
  return unrollLoops(fillConstants(script)).flatMap((text) =>
    [...text.matchAll(/(?<![\w-])curl (?=[\s\\]*["'-])/g)].map((match) =>
      readCall(splitCommand(text.slice(match.index + 'curl '.length))),
    ),
  )
}

/** Replaces `$name` with the value of `name="…"`. */
function fillConstants(script: string): string {
  const constants = [...script.matchAll(/^(\w+)="([^"]*)"$/gm)].filter(
    ([, , value]) => !value?.includes('$('),
  )
  return constants.reduce(
    (text, [, name, value = '']) => text.replaceAll(new RegExp(`\\$${name}\\b`, 'g'), () => value),
    script,
  )
}

function unrollLoops(script: string): string[] {
  const loop = script.match(/\bfor (\w+) in ([^;\n]+); do/)
  if (loop === null) return [script]
  const [, name = '', words = ''] = loop
  return words
    .trim()
    .split(/\s+/)
    .map((word) =>
      script.replace(loop[0], '').replaceAll(new RegExp(`\\$${name}\\b|\\$\\{${name}\\}`, 'g'), word),
    )
}

function readCall(words: string[]): SampleCall {
  const values = new Map<string, string[]>()
  let url = ''
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (valued.has(word) || word === '--data-urlencode') {
      values.set(word, [...(values.get(word) ?? []), words[++index] ?? ''])
    } else if (!word.startsWith('-')) url ||= word
  }
  const isGet = words.includes('--get')
  const fields = [...(isGet ? (values.get('--data') ?? []) : []), ...(values.get('--data-urlencode') ?? [])]
  const body = isGet ? undefined : values.get('--data')?.[0]
  return {
    method: values.get('--request')?.[0] ?? (body === undefined ? 'GET' : 'POST'),
    url: fields.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${fields.join('&')}`,
    isQueryKnown: true,
    body,
  }
}
