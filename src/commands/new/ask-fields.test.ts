import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../cli/usage-error.ts'
import { askFields, type Field } from './ask-fields.ts'

const fields: Field[] = [
  { name: 'title', question: 'Title?' },
  { name: 'kind', question: 'Kind?', choices: ['new', 'fixed'], fallback: 'new' },
  {
    name: 'date',
    question: 'Date?',
    fallback: '2026-01-31',
    findProblem: (value) => (/^[\d-]+$/.test(value) ? undefined : 'must be a day such as 2026-01-31'),
  },
]

const noTerminal = { isTerminal: false, input: new PassThrough(), output: new PassThrough() }

/** Answers questions one after another. Returns the values and everything that was shown. */
async function answer(lines: readonly string[], given: Record<string, string> = {}) {
  const dialog = { isTerminal: true, input: new PassThrough(), output: new PassThrough() }
  const shown: string[] = []
  const remaining = [...lines]
  dialog.output.on('data', (bytes: Buffer) => {
    shown.push(bytes.toString())
    if (!bytes.toString().endsWith(' ')) return
    const line = remaining.shift()
    if (line === undefined) dialog.input.end()
    else dialog.input.write(`${line}\n`)
  })
  const values = await askFields(fields, given, dialog)
  return { values, shown: shown.join('') }
}

describe('[F-035] without a terminal', () => {
  test('options and fallbacks are the values', async () => {
    expect(await askFields(fields, { title: 'Disks' }, noTerminal)).toEqual({
      title: 'Disks',
      kind: 'new',
      date: '2026-01-31',
    })
  })

  test('all missing and wrong options are reported at once', async () => {
    const asking = askFields(fields, { kind: 'old', date: 'today' }, noTerminal)
    await expect(asking).rejects.toThrow(
      new UsageError(
        '--title is missing. Title?\n--kind must be one of new, fixed.\n--date must be a day such as 2026-01-31.',
      ),
    )
  })
})

describe('[F-035] on a terminal', () => {
  test('each missing value is a question, and a number chooses from a list', async () => {
    const { values, shown } = await answer(['Disks', '2', ''])
    expect(values).toEqual({ title: 'Disks', kind: 'fixed', date: '2026-01-31' })
    expect(shown).toContain('  1  new\n  2  fixed\nKind? (new) ')
  })

  test('an invalid answer is explained, and the question is repeated', async () => {
    const { values, shown } = await answer(['', 'Disks', 'today', '2026-02-01'], { kind: 'new' })
    expect(values).toEqual({ title: 'Disks', kind: 'new', date: '2026-02-01' })
    expect(shown).toContain('It must not be empty.\n')
    expect(shown).toContain('It must be a day such as 2026-01-31.\n')
  })

  test('there are no questions if every value is given', async () => {
    const given = { title: 'Disks', kind: 'new', date: '2026-02-01' }
    expect(await answer([], given)).toEqual({ values: given, shown: '' })
  })

  test('the end of the input cancels the command', async () => {
    await expect(answer(['Disks'])).rejects.toThrow('Canceled. Nothing was written.')
  })
})
