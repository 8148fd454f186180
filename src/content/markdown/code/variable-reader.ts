import type { Heading } from '../../../shared/site/page.ts'

/** A block of commands that readers run, and the heading of its section. */
interface ShellBlock {
  code: string
  section: Heading
}

/** Variables that a block uses, and the section that sets them. */
export interface VariableSource {
  names: string[]
  section: Heading
}

interface KnownVariable {
  /** The first section that sets it. Later ones set it for their own task. */
  setIn: Heading
  /** IDs of the sections that set it, or have named where it comes from. */
  knownIn: Set<string>
  /** Whether all other sections know it, too. */
  isKnownToAll: boolean
}

const readCommand = String.raw`read(?:[ \t]+-\w+)*(?:[ \t]+(?:"[^"]*"|'[^']*'))?`
const variableName = '([A-Z][A-Z0-9_]*)'

/** Matches how loops set a variable, only for their commands: `for NAME in`, `while read -r NAME`. */
const loop = String.raw`\b(?:for|while[ \t]+(?:IFS=\S*[ \t]+)?${readCommand})[ \t]+${variableName}`

/** Matches how other commands set a variable: `NAME=value` and `read -r NAME`. */
const assignment = String.raw`(?:^|[;({&|])[ \t]*(?:export[ \t]+|local[ \t]+)?${variableName}=|\b${readCommand}[ \t]+${variableName}`

const settings = new RegExp(`${loop}|${assignment}`, 'gm')

/** Matches a variable that is set for one command only: `NAME=value command`. */
const forOneCommand = /^[A-Z][A-Z0-9_]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'$(;&|]*)[ \t]+[^\s#;&|]/

/** Matches a text that commands write to a file as it is, such as a script: `<<'END'`. */
const quotedText = /(<<-?[ \t]*(['"])(\w+)\2.*\n)[\s\S]*?\n[ \t]*\3$/gm

const use = /(?<!\\)\$\{?([A-Z][A-Z0-9_]*)/g

/**
 * Returns a function that reads the blocks of a page in order, and returns the variables of a block that other sections
 * set. Readers come to a section by a link, and would run its commands with empty variables. The first section of a page
 * prepares all others, so its variables are returned once.
 */
export function createVariableReader(firstId?: string): (block: ShellBlock) => VariableSource[] {
  const known = new Map<string, KnownVariable>()
  return ({ code, section }) => {
    const commands = code.replace(quotedText, '$1')
    const set = listSettings(commands)
    const sources = new Map<Heading, string[]>()
    for (const { 1: name = '', index } of commands.matchAll(use)) {
      const variable = known.get(name)
      const ownOffset = set.get(name)?.offset ?? Number.POSITIVE_INFINITY
      if (variable === undefined || variable.isKnownToAll || ownOffset < index) continue
      if (variable.knownIn.has(section.id)) continue
      variable.knownIn.add(section.id)
      variable.isKnownToAll = variable.setIn.id === firstId
      sources.set(variable.setIn, [...(sources.get(variable.setIn) ?? []), name])
    }
    for (const [name, { isLasting }] of set) {
      const variable = known.get(name)
      variable?.knownIn.add(section.id)
      if (isLasting && variable === undefined)
        known.set(name, { setIn: section, knownIn: new Set([section.id]), isKnownToAll: false })
    }
    return [...sources].map(([setIn, names]) => ({ names, section: setIn }))
  }
}

interface VariableSetting {
  /** Where a block sets it first. */
  offset: number
  /** Whether it has a value after the block. */
  isLasting: boolean
}

function listSettings(commands: string): Map<string, VariableSetting> {
  const found = new Map<string, VariableSetting>()
  for (const match of commands.matchAll(settings)) {
    const [whole, ofLoop, assigned, read] = match
    const name = ofLoop ?? assigned ?? read ?? ''
    const start = match.index + whole.lastIndexOf(name)
    if (assigned !== undefined && forOneCommand.test(commands.slice(start))) continue
    const { offset = match.index, isLasting = false } = found.get(name) ?? {}
    found.set(name, { offset, isLasting: isLasting || ofLoop === undefined })
  }
  return found
}
