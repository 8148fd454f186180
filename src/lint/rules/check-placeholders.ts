import type { Problem } from '../../shared/docs-error.ts'
import type { LintCodeBlock } from '../blocks.ts'
import { listCode, listProse, type PageRule } from '../lint-page.ts'
import { blankHereDocuments, blankSingleQuoted, findSingleQuoted } from './shell-text.ts'

const shells = new Set(['bash', 'sh', 'shell'])

/** Matches code that sets a variable: `NAME=…`, `export NAME`, `read -rs NAME`, `for NAME in`. */
const assignment =
  /(?:^|[\s;&|(`])(?:export\s+|local\s+|readonly\s+|for\s+|read\s+(?:-\S+\s+|"[^"]*"\s+|'[^']*'\s+)*)?([A-Z][A-Z0-9_]+)(?==|\s+in\s)|(?:^|[\s;&|(])(?:read|export|mapfile|readarray)\s+(?:-\S+\s+|"[^"]*"\s+|'[^']*'\s+)*([A-Z][A-Z0-9_]+)/gm
const variable = /(?<!\\)\$(?:\{([A-Z][A-Z0-9_]+)\b|([A-Z][A-Z0-9_]+)\b)/g
const placeholder = /<([A-Z][A-Z0-9_]+)>/g

/** Checks that a page explains where the values of variables and placeholders in its samples come from. */
export const checkPlaceholders: PageRule = (page, { style }) => {
  const known = new Set(style.standard_variables)
  const explanations = listProse(page)
    .map(({ withCode }) => withCode)
    .join('\n')
  const isExplained = (name: string): boolean =>
    known.has(name) || new RegExp(`\\b${name}\\b`).test(explanations)
  const assigned = new Set<string>()
  return listCode(page).flatMap((block) => {
    if (!shells.has(block.language)) return checkFile(block, isExplained)
    const problems = checkScript(block, (name) => known.has(name) || assigned.has(name))
    for (const [name] of findAssignments(block.code)) assigned.add(name)
    return [...problems, ...checkShellPlaceholders(block, isExplained), ...checkQuotedBodies(block)]
  })
}

function findAssignments(code: string): Map<string, number> {
  const offsets = new Map<string, number>()
  for (const match of code.matchAll(assignment)) {
    const name = match[1] ?? match[2] ?? ''
    if (!offsets.has(name)) offsets.set(name, match.index)
  }
  return offsets
}

function checkScript(block: LintCodeBlock, isKnown: (name: string) => boolean): Problem[] {
  const { code } = block
  const own = findAssignments(code)
  return findFirst(code, variable)
    .filter(({ name, offset }) => !isKnown(name) && (own.get(name) ?? Number.POSITIVE_INFINITY) >= offset)
    .map(({ name, offset }) => ({
      problem: `The sample uses \`$${name}\`, but no earlier sample sets the variable.`,
      at: block.placeOfLine(countLines(code, offset)),
      fix: `Set it in an earlier sample, with a value that the reader can look up: \`${name}=…\`.`,
    }))
}

/** Checks that commands use variables for values to replace: a shell reads `<NAME>` as a redirection. */
function checkShellPlaceholders(block: LintCodeBlock, isExplained: (name: string) => boolean): Problem[] {
  const commands = blankSingleQuoted(blankHereDocuments(block.code))
  const inCommands = findFirst(commands, placeholder).filter(({ offset }) => !isAssigned(commands, offset))
  const problems = inCommands.map(({ name, offset }) => ({
    problem: `The command contains the placeholder \`<${name}>\`.`,
    at: block.placeOfLine(countLines(commands, offset)),
    fix: `Use a shell variable, \`$${name}\`, and set it in an earlier sample.`,
  }))
  const names = new Set(inCommands.map(({ name }) => name))
  return [...problems, ...checkFile(block, (name) => names.has(name) || isExplained(name))]
}

const dataOptions = new Set(['--data', '--data-raw', '--data-urlencode', '-d', '--json', '--form', '-F'])

/** Reports variables in single quotes, which the shell sends unchanged. */
function checkQuotedBodies(block: LintCodeBlock): Problem[] {
  return findSingleQuoted(block.code)
    .filter(({ option }) => dataOptions.has(option))
    .flatMap(({ start, end }) =>
      findFirst(block.code.slice(start, end), variable).map(({ name, offset }) => ({
        problem: `The shell doesn't replace \`$${name}\` in single quotes, so the request sends the name.`,
        at: block.placeOfLine(countLines(block.code, start + offset)),
        fix: `End the quotes around it: \`'"$${name}"'\`.`,
      })),
    )
}

function checkFile(block: LintCodeBlock, isExplained: (name: string) => boolean): Problem[] {
  return findFirst(block.code, placeholder)
    .filter(({ name }) => !isExplained(name))
    .map(({ name, offset }) => ({
      problem: `The page doesn't explain the placeholder \`<${name}>\`.`,
      at: block.placeOfLine(countLines(block.code, offset)),
      fix: `Explain in the text where to find the value of \`<${name}>\`.`,
    }))
}

/** Returns each name once, at its first occurrence. */
function findFirst(code: string, pattern: RegExp): { name: string; offset: number }[] {
  const offsets = new Map<string, number>()
  for (const match of code.matchAll(pattern)) {
    const name = match[1] ?? match[2] ?? ''
    if (!offsets.has(name)) offsets.set(name, match.index)
  }
  return [...offsets].map(([name, offset]) => ({ name, offset }))
}

const countLines = (code: string, offset: number): number => code.slice(0, offset).split('\n').length - 1

/** True if the text at `offset` is the value of an assignment. */
const isAssigned = (code: string, offset: number): boolean =>
  /^\s*(?:export\s+)?\w+=[^\s]*$/.test(code.slice(code.lastIndexOf('\n', offset) + 1, offset))
