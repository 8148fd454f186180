// cspell:ignore adduser cifs
/** Commands that wait for the reader: in a pasted block, they would take the next line as the response. */
import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

const asking = [
  /^terraform (?:apply|destroy)\b(?!.*(?:-auto-approve|plan\.bin))/,
  /^e2ectl .*\bdelete\b(?!.*--force)/,
  /^sudo adduser (?!.*--)\w+$/,
  /^sudo ufw enable$/,
  /^sudo certbot delete (?!--non-interactive)/,
  /^sudo mount -t cifs /,
  /^docker login\b(?!.*--password-stdin)/,
  /^ssh-keygen -t (?!.*-N)/,
  /^(?:.*\| )?(?:mysql|mariadb)(?:dump|-dump)? .*--password(?!=)/,
  /^ssh (?!-[nNf]).*@/,
]

/** Commands of a block, with joined lines; scripts that have a file name aren't pasted. */
const listCommands = (code: string): string[] =>
  code
    .replaceAll(/(?:[\\;|]|&&)\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

test('a command that asks is the last one of a block that people paste', () => {
  const commands = [...guidePages.values()]
    .filter(({ file }) => file.includes('/myaccount/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^ *```bash\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => ({
        file,
        commands: listCommands(code),
      })),
    )
  const isAsking = (command: string): boolean => asking.some((pattern) => pattern.test(command))
  expect(commands.filter(({ commands }) => commands.some(isAsking)).length).toBeGreaterThan(40)
  expect(
    commands.flatMap(({ file, commands }) =>
      commands
        .slice(0, -1)
        .filter(isAsking)
        .map((command) => `${file}: ${command}`),
    ),
  ).toEqual([])
})
