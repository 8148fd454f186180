import { type CommandName, commands, defaultPorts, explanations, operandOf } from './commands.ts'

/** What `docent --help` prints. */
export function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  docent ${name.padEnd(20)}${summary}`)
  return `Builds and serves a documentation site.\n\n${lines.join('\n')}\n\nEach command has --help.`
}

/** What `docent COMMAND --help` prints. */
export function usage(name: CommandName): string {
  const { summary, options } = commands[name]
  const port = name in defaultPorts ? defaultPorts[name as keyof typeof defaultPorts] : 0
  const lines = Object.keys(options).map(
    (option) => `  ${(explanations[option] ?? option).replace('{port}', String(port))}`,
  )
  const operand = operandOf(name)
  return `docent ${name}${operand === undefined ? '' : ` ${operand}`}: ${summary}\n\n${lines.join('\n')}`
}
