import { type Token, tokenize } from './tokenize.ts'

/** Stands where a value is known only when the script runs. */
export const anyValue = '\ue000'

/** A simple command: what a program is started with. */
export interface Command {
  words: string[]
  /** Text of a here-document. */
  input: string | undefined
}

/** After these, a command begins. */
const openers = new Set([
  'do',
  'then',
  'else',
  'elif',
  'while',
  'until',
  'if',
  '{',
  '}',
  '!',
  'done',
  'fi',
  'time',
])

/**
 * The commands of a shell script, also those in `$(…)`, as far as their words are known before it runs: variables
 * that the script sets to one value are filled in, others are `anyValue`.
 */
export function readCommands(script: string): Command[] {
  const variables = new Map<string, string>()
  return commandsOf(script, variables)
}

function commandsOf(script: string, variables: Map<string, string>): Command[] {
  const commands: Command[] = []
  let current: Command = { words: [], input: undefined }
  const finish = (): void => {
    if (current.words.length > 0) commands.push(current)
    current = { words: [], input: undefined }
  }
  for (const token of tokenize(script)) {
    if (token.kind === 'end') finish()
    else if (token.kind === 'input') current.input = token.text
    else {
      for (const inner of token.scripts) commands.push(...commandsOf(inner, variables))
      addWord(token, current, variables)
    }
  }
  finish()
  return commands.filter(({ words }) => words[0] !== 'for')
}

function addWord(
  token: Extract<Token, { kind: 'word' }>,
  { words }: Command,
  variables: Map<string, string>,
): void {
  const text = token.parts
    .map((part) => (part.kind === 'text' ? part.text : (variables.get(part.name) ?? anyValue)))
    .join('')
  const assigned = words.length === 0 ? text.match(/^([A-Za-z_]\w*)=([\s\S]*)$/) : null
  if (assigned !== null) {
    // A variable that is set twice could be either.
    const [, name = '', value = ''] = assigned
    variables.set(name, variables.has(name) ? anyValue : value)
  } else if (words.length > 0 || !token.isPlain || !openers.has(text)) words.push(text)
}
