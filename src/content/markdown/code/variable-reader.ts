import type { Heading } from '../../../shared/site/page.ts'

/** A block of commands, and the heading of its section. */
interface ShellBlock {
  code: string
  section: Heading
  /** Whether it's a script, whose variables end with it. */
  isFile: boolean
}

/** Variables that a block uses, and the section that set them last. */
export interface VariableSource {
  names: string[]
  section: Heading
}

interface KnownVariable {
  /** The section that set it last. */
  setIn: Heading
  /** IDs of the sections that set it, or have named where it comes from. */
  knownIn: Set<string>
}

/** Matches how commands set a variable: `NAME=value`, `read -r NAME`, and `for NAME in`. */
const assignment =
  /(?:^|[;({&|])[ \t]*(?:export[ \t]+|local[ \t]+)?([A-Z][A-Z0-9_]*)=|\bread(?:[ \t]+-\w+)*(?:[ \t]+(?:"[^"]*"|'[^']*'))?[ \t]+([A-Z][A-Z0-9_]*)|\bfor[ \t]+([A-Z][A-Z0-9_]*)[ \t]+in\b/gm

/** Matches a variable that is set for one command only: `NAME=value command`. */
const forOneCommand = /^[A-Z][A-Z0-9_]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'$(;&|]*)[ \t]+[^\s#;&|]/

const use = /(?<!\\)\$\{?([A-Z][A-Z0-9_]*)/g

/**
 * Returns a function that reads the blocks of a page in order, and returns the variables of a block that other sections
 * set. Readers come to a section by a link, and would run its commands with empty variables.
 */
export function createVariableReader(): (block: ShellBlock) => VariableSource[] {
  const known = new Map<string, KnownVariable>()
  return ({ code, section, isFile }) => {
    const set = listAssignments(code)
    const sources = new Map<Heading, string[]>()
    for (const { 1: name = '', index } of code.matchAll(use)) {
      const variable = known.get(name)
      if (variable === undefined || variable.knownIn.has(section.id) || (set.get(name) ?? Infinity) < index)
        continue
      variable.knownIn.add(section.id)
      sources.set(variable.setIn, [...(sources.get(variable.setIn) ?? []), name])
    }
    if (!isFile)
      for (const name of set.keys()) {
        const knownIn = known.get(name)?.knownIn ?? new Set()
        known.set(name, { setIn: section, knownIn: knownIn.add(section.id) })
      }
    return [...sources].map(([setIn, names]) => ({ names, section: setIn }))
  }
}

/** Returns the offset of the first assignment of each variable. */
function listAssignments(code: string): Map<string, number> {
  const offsets = new Map<string, number>()
  for (const match of code.matchAll(assignment)) {
    const [whole, assigned, read, loop] = match
    const name = assigned ?? read ?? loop ?? ''
    const start = match.index + whole.lastIndexOf(name)
    const isLasting = assigned === undefined || !forOneCommand.test(code.slice(start))
    if (isLasting && !offsets.has(name)) offsets.set(name, match.index)
  }
  return offsets
}
