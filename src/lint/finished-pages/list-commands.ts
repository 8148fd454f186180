import { blankHereDocuments } from '../shell-quotes.ts'

/** A command line of a script: commands joined by pipes. */
export interface ShellCommand {
  /** The text, with line continuations replaced by spaces. Quoted text is in it. */
  text: string
  /** Where it starts in the script. */
  offset: number
}

/** Matches the parts of a script in which separators separate nothing. */
const opaquePattern = /\\[\s\S]|(?<=^|\s)#[^\n]*|"(?:\\[\s\S]|[^"\\])*"|'[^']*'|\$\((?:[^()]|\([^()]*\))*\)/gm

/** Matches the end of a command. A pipe at the end of a line continues it. */
const separatorPattern = /&&|\|\||;|(?<!\|[ \t]*)\n|$/g

/** Lists the commands of a script. Those in `$(…)` belong to the command around them. */
export function listCommands(script: string): ShellCommand[] {
  const code = blankHereDocuments(script).replace(/\\\n/g, '  ')
  const mask = code.replace(opaquePattern, (text) => (text.startsWith('#') ? ' ' : 'x').repeat(text.length))
  const commands: ShellCommand[] = []
  let start = 0
  for (const { 0: separator, index } of mask.matchAll(separatorPattern)) {
    const offset = start + mask.slice(start, index).search(/\S|$/)
    const { length } = mask.slice(offset, index).trimEnd()
    if (length > 0) commands.push({ text: code.slice(offset, offset + length), offset })
    start = index + separator.length
  }
  return commands
}
