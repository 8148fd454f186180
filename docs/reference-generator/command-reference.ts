import { commands, createProgram } from '../../src/create-program.ts'

/** Formats the help of all commands as MDX. */
export async function formatCommandReference(): Promise<string> {
  const sections = []
  for (const { name, summary } of commands) {
    const words = name.split(' ')
    const program = await createProgram([...words, '--help'])
    const command = words.reduce<typeof program | undefined>(
      (parent, word) => parent?.commands.find((child) => child.name() === word) as typeof program | undefined,
      program,
    )
    if (command === undefined) throw new Error(`There is no command ${name}.`)
    // Help doesn't contain folders of this machine: a default that is one has a description.
    const help = command.configureHelp({ helpWidth: 100 }).helpInformation().trim()
    const [usage = '', ...rest] = help.split('\n\n')
    const details = rest.filter((part) => part.trim() !== summary)
    sections.push(
      [`## docent ${name}`, summary, `\`\`\`text\n${[usage, ...details].join('\n\n')}\n\`\`\``].join('\n\n'),
    )
  }
  return `${sections.join('\n\n')}\n`
}
