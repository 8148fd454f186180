import { YAMLException } from 'js-yaml'
import { LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../../../shared/docs-error.ts'
import { selectTabErrors, tabFix } from '../../../shared/text/yaml-tab-errors.ts'

/** Up to this size, a file is parsed again to list all of its errors. For a larger file, only the first is reported. */
export const maxSizeForAllProblems = 2_000_000

/** Lists the syntax errors of a file that can't be parsed. */
export function listSyntaxProblems(text: string, file: string, error: unknown): Problem[] {
  const first = createYamlProblem(file, error)
  if (text.length > maxSizeForAllProblems) return [first]
  const lines = new LineCounter()
  const { errors } = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: false })
  const tabErrors = selectTabErrors(text, errors)
  const all = (tabErrors.length > 0 ? tabErrors : errors).map(({ message, pos }) => ({
    problem: `${describeInvalidFile(file)}: ${toSentence(message)}`,
    at: { file, line: lines.linePos(pos[0]).line },
    fix: tabErrors.length > 0 ? tabFix : getSyntaxFix(file),
  }))
  return all.length > 0 ? all : [first]
}

function createYamlProblem(file: string, error: unknown): Problem {
  if (!(error instanceof YAMLException)) throw error
  return {
    problem: `${describeInvalidFile(file)}: ${toSentence(error.reason)}`,
    at: { file, line: error.mark === undefined ? undefined : error.mark.line + 1 },
    fix: getSyntaxFix(file),
  }
}

const isJson = (file: string): boolean => file.endsWith('.json')

const describeInvalidFile = (file: string): string => `The file isn't valid ${isJson(file) ? 'JSON' : 'YAML'}`

const getSyntaxFix = (file: string): string =>
  isJson(file)
    ? 'Check quotes, commas, and brackets.'
    : 'Put strings that contain a colon, a hash, or braces in quotes, and check the indentation.'

const toSentence = (message: string): string =>
  `${message
    .split('\n')[0]
    ?.replace(/ at line \d+, column \d+:?$/, '')
    .replace(/\.$/, '')}.`
