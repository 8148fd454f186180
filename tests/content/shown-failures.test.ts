// cspell:ignore mysqldump
/** Options without which a sample fails in silence, leaves data out, or shows a secret. */
import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

/** Commands of all pages, with joined lines, that `name` matches. */
const listCommands = (name: RegExp): string[] =>
  [...guidePages.values()].flatMap(({ file, text }) =>
    text
      .replaceAll(/\\\n\s*/g, ' ')
      .split('\n')
      .filter((line) => name.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

const options: readonly { name: RegExp; needed: RegExp; atLeast: number }[] = [
  {
    name: /curl .*--fail-with-body .*--silent|curl .*--silent .*--fail-with-body/,
    needed: /--show-error/,
    atLeast: 100,
  },
  { name: /(?:mysqldump|mariadb-dump) .*--single-transaction/, needed: /--events/, atLeast: 8 },
  { name: /--all-databases/, needed: /--routines .*--flush-privileges/, atLeast: 3 },
  { name: /rclone config create .*secret_access_key/, needed: /> \/dev\/null|\| Out-Null/, atLeast: 4 },
]

test.each(options)('$name has $needed', ({ name, needed, atLeast }) => {
  const commands = listCommands(name)
  expect(commands.length).toBeGreaterThanOrEqual(atLeast)
  expect(commands.filter((command) => !needed.test(command))).toEqual([])
})
