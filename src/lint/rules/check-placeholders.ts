import type { Problem } from '../../shared/docs-error.ts'
import type { LintCodeBlock } from '../blocks.ts'
import { listCode, listProse, type PageRule } from '../lint-page.ts'
import { blankHereDocuments, blankSingleQuoted, findSingleQuoted, shellLanguages } from '../shell-quotes.ts'

/** Matches code that sets a variable: `NAME=…`, `export NAME`, `read -r NAME OTHER`, `for NAME in`. */
const assignmentPattern =
  /(?:^|[\s;&|(`])(?:export\s+|local\s+|readonly\s+|for\s+|read\s+(?:-\S+\s+|"[^"]*"\s+|'[^']*'\s+)*)?([A-Z][A-Z0-9_]+)(?==|\s+in\s)|(?<=(?:^|[\s;&|(])(?:read|export|mapfile|readarray)\s+(?:-\S+\s+|"[^"]*"\s+|'[^']*'\s+|[A-Z][A-Z0-9_]+\s+)*)([A-Z][A-Z0-9_]+)/gm
const variablePattern = /(?<!\\)\$(?:\{([A-Z][A-Z0-9_]+)\b|([A-Z][A-Z0-9_]+)\b)/g
const placeholderPattern = /<([A-Z][A-Z0-9_]+)>/g

/** Checks that a page explains where the values of variables and placeholders in its samples come from. */
export const checkPlaceholders: PageRule = (page, { style }) => {
  const standardVariables = new Set(style.standard_variables)
  const explanations = listProse(page)
    .map(({ withCode }) => withCode)
    .join('\n')
  const isExplained = (name: string): boolean =>
    standardVariables.has(name) || new RegExp(`\\b${name}\\b`).test(explanations)
  const assignedNames = new Set<string>()
  return listCode(page).flatMap((block) => {
    if (!shellLanguages.has(block.language)) return checkExplanations(block, isExplained)
    const problems = checkScript(block, (name) => standardVariables.has(name) || assignedNames.has(name))
    for (const { name } of findFirstMatches(block.code, assignmentPattern)) assignedNames.add(name)
    return [...problems, ...checkShellPlaceholders(block, isExplained), ...checkQuotedBodies(block)]
  })
}

function checkScript(block: LintCodeBlock, isSet: (name: string) => boolean): Problem[] {
  const { code } = block
  const assignments = findFirstMatches(code, assignmentPattern)
  const isSetBefore = (used: FirstMatch): boolean =>
    assignments.some(({ name, offset }) => name === used.name && offset < used.offset)
  return findFirstMatches(code, variablePattern)
    .filter((used) => !isSet(used.name) && !isSetBefore(used))
    .map(({ name, offset }) => ({
      problem: `The sample uses \`$${name}\`, but no earlier sample sets the variable.`,
      at: block.locateLine(countLines(code, offset)),
      fix: `Set it in an earlier sample, with a value that the reader can look up: \`${name}=…\`.`,
    }))
}

/** Checks that commands use variables for values to replace: a shell reads `<NAME>` as a redirection. */
function checkShellPlaceholders(block: LintCodeBlock, isExplained: (name: string) => boolean): Problem[] {
  const commands = blankSingleQuoted(blankHereDocuments(block.code))
  const commandPlaceholders = findFirstMatches(commands, placeholderPattern).filter(
    ({ offset }) => !isAssigned(commands, offset),
  )
  const problems = commandPlaceholders.map(({ name, offset }) => ({
    problem: `The command contains the placeholder \`<${name}>\`.`,
    at: block.locateLine(countLines(commands, offset)),
    fix: `Use a shell variable, \`$${name}\`, and set it in an earlier sample.`,
  }))
  const names = new Set(commandPlaceholders.map(({ name }) => name))
  return [...problems, ...checkExplanations(block, (name) => names.has(name) || isExplained(name))]
}

const dataOptions = new Set(['--data', '--data-raw', '--data-urlencode', '-d', '--json', '--form', '-F'])

/** Reports variables in single quotes, which the shell sends unchanged. */
function checkQuotedBodies(block: LintCodeBlock): Problem[] {
  return findSingleQuoted(block.code)
    .filter(({ option }) => dataOptions.has(option))
    .flatMap(({ start, end }) =>
      findFirstMatches(block.code.slice(start, end), variablePattern).map(({ name, offset }) => ({
        problem: `The shell doesn't replace \`$${name}\` in single quotes, so the request sends the name.`,
        at: block.locateLine(countLines(block.code, start + offset)),
        fix: `End the quotes around it: \`'"$${name}"'\`.`,
      })),
    )
}

function checkExplanations(block: LintCodeBlock, isExplained: (name: string) => boolean): Problem[] {
  return findFirstMatches(block.code, placeholderPattern)
    .filter(({ name }) => !isExplained(name))
    .map(({ name, offset }) => ({
      problem: `The page doesn't explain the placeholder \`<${name}>\`.`,
      at: block.locateLine(countLines(block.code, offset)),
      fix: `Explain in the text where to find the value of \`<${name}>\`.`,
    }))
}

interface FirstMatch {
  name: string
  offset: number
}

/** Returns each name once, at its first occurrence. */
function findFirstMatches(code: string, pattern: RegExp): FirstMatch[] {
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
