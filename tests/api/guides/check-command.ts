import { type CliCommand, cliCommands, globalFlags } from './catalogs.ts'
import { splitCommand } from './shell-words.ts'

/** Words of each call of the CLI in a script, without its name. */
export function readCliCalls(script: string, program: string): string[][] {
  const code = script.replace(/^\s*#.*$/gm, '')
  const call = new RegExp(`(?<![\\w./@-])${program} +`, 'g')
  return [...code.matchAll(call)].map((match) => splitCommand(code.slice(match.index + match[0].length)))
}

interface CheckedCall {
  program: string
  /** A command name in prose identifies the command. It isn't a complete call. */
  isMention?: boolean
}

/** Lists the mistakes in a call according to the catalog of commands. */
export function checkCliCall(
  given: readonly string[],
  { program, isMention = false }: CheckedCall,
): string[] {
  const first = given.findIndex((word) => !globalFlags.includes(word))
  if (first === -1) return []
  const words = given.slice(first)
  const names = words.findIndex((word) => !/^[a-z][\w-]*$/.test(word))
  const parts = names === -1 ? words : words.slice(0, names)
  const length =
    parts.findLastIndex((_, index) => cliCommands.has(fullName(parts.slice(0, index + 1), program))) + 1
  const command = cliCommands.get(fullName(words.slice(0, length), program))
  if (command === undefined) {
    const isGroup = [...cliCommands.keys()].some((name) => name.startsWith(`${fullName(parts, program)} `))
    const isHelp =
      words.length > parts.length &&
      words.slice(parts.length).every((word) => /^(--help|-h|--version|-V)$/.test(word))
    return isGroup && (isMention || isHelp) ? [] : [`there is no command ${fullName(parts, program)}`]
  }
  return checkWords(words.slice(length), command, isMention).map(
    (problem) => `${fullName(words.slice(0, length), program)}: ${problem}`,
  )
}

const fullName = (words: readonly string[], program: string): string => [program, ...words].join(' ')

function checkWords(words: readonly string[], command: CliCommand, isMention: boolean): string[] {
  const problems: string[] = []
  const given = new Set<string>()
  let operands = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (!word.startsWith('-')) {
      operands += 1
      continue
    }
    const [name = '', value] = word.split('=')
    const flag = command.flags.get(name)
    given.add(name)
    if (flag === undefined) problems.push(`unknown flag ${name}`)
    else if (flag.takesValue && value === undefined) {
      index += 1
      const next = words[index]
      if (!isMention && (next === undefined || next.startsWith('--'))) problems.push(`${name} needs a value`)
    }
  }
  if (isMention || given.has('--help')) return problems
  const missing = [...command.flags].filter(([name, { isRequired }]) => isRequired && !given.has(name))
  return [
    ...problems,
    ...missing.map(([name]) => `the flag ${name} is missing`),
    ...(operands === command.operands ? [] : [`takes ${command.operands} arguments, not ${operands}`]),
  ]
}
