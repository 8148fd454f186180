import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'

test.each([
  ['feedback report --days 0', '--days is `0`, but must be a whole number from 1 to 36500.'],
  ['feedback report --days week', '--days is `week`, but must be a whole number from 1 to 36500.'],
  ['export feedback --format cvs', '--format is `cvs`. Did you mean `csv`?'],
  ['export searches --format xml', '--format is `xml`. Write csv or json.'],
])('docent %s is refused', (line, message) => {
  expect(() => parseCommand(line.split(' '))).toThrow(message)
})

test.each(['export feedbak', 'feedback reprt', 'export', 'feedback'])(
  'docent %s is not a command',
  (line) => {
    expect(() => parseCommand(line.split(' '))).toThrow('is not a command')
  },
)
