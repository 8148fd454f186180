import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { UsageError } from '../../cli/usage-error.ts'

/** A value that a command needs: an option, or the answer to a question. */
export interface Field {
  /** Option without dashes. */
  name: string
  question: string
  /** Value of an empty answer and of a missing option. Without one, the field is required. */
  fallback?: string | undefined
  /** Allowed values, in the order of the list that is shown. */
  choices?: readonly string[] | undefined
  /** Returns what's wrong with a value, such as "must be a path". */
  findProblem?(value: string): string | undefined
}

/** Streams for questions and answers. `isTerminal` is false if nobody can answer. */
export interface Dialog {
  isTerminal: boolean
  input: Readable
  output: Writable
}

const terminalDialog: Dialog = {
  isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
  input: process.stdin,
  output: process.stdout,
}

type Values = Readonly<Record<string, string | undefined>>

/**
 * Completes the values of options: with questions on a terminal, and with fallbacks elsewhere. Throws a
 * `UsageError` with all problems of given and missing values.
 */
export async function askFields(
  fields: readonly Field[],
  given: Values,
  { isTerminal, input, output }: Dialog = terminalDialog,
): Promise<Record<string, string>> {
  const missing = fields.filter(({ name }) => given[name] === undefined)
  const useFallbacks = !isTerminal || missing.length === 0
  const problems = fields.flatMap((field) => {
    const value = given[field.name] ?? (useFallbacks ? field.fallback : '')
    if (value === undefined) return `--${field.name} is missing. ${field.question}`
    const problem = given[field.name] === undefined ? undefined : findFieldProblem(field, value)
    return problem === undefined ? [] : `--${field.name} ${problem}.`
  })
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  const answers = useFallbacks ? {} : await askInTurn(missing, { input, output })
  return Object.fromEntries(
    fields.map(({ name, fallback = '' }) => [name, given[name] ?? answers[name] ?? fallback]),
  )
}

function findFieldProblem({ choices, findProblem }: Field, value: string): string | undefined {
  if (value.trim() === '') return 'must not be empty'
  if (choices !== undefined && !choices.includes(value)) return `must be one of ${choices.join(', ')}`
  return findProblem?.(value)
}

async function askInTurn(
  fields: readonly Field[],
  { input, output }: Pick<Dialog, 'input' | 'output'>,
): Promise<Record<string, string>> {
  const terminal = createInterface({ input, output })
  const abortion = new AbortController()
  // Without an answer, the process would end in the middle of the command.
  terminal.once('SIGINT', () => abortion.abort())
  terminal.once('close', () => abortion.abort())
  const ask = (text: string): Promise<string> => terminal.question(text, { signal: abortion.signal })
  const answers: Record<string, string> = {}
  try {
    for (const field of fields) answers[field.name] = await askField(field, { ask, output })
  } catch (error) {
    if (abortion.signal.aborted) throw new UsageError('Canceled. Nothing was written.')
    throw error
  } finally {
    terminal.close()
  }
  return answers
}

/** Asks until the answer is valid. A number chooses from the list. */
async function askField(
  field: Field,
  { ask, output }: { ask(text: string): Promise<string>; output: Writable },
): Promise<string> {
  const { question, fallback, choices } = field
  for (const [index, choice] of (choices ?? []).entries()) output.write(`  ${index + 1}  ${choice}\n`)
  for (;;) {
    const answer = (await ask(`${question}${fallback === undefined ? '' : ` (${fallback})`} `)).trim()
    const value = answer === '' ? (fallback ?? '') : (choices?.[Number(answer) - 1] ?? answer)
    const problem = findFieldProblem(field, value)
    if (problem === undefined) return value
    output.write(`It ${problem}.\n`)
  }
}
