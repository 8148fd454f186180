import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()].filter(({ file }) => file.startsWith('content/docs/myaccount/'))

interface Block {
  language: string
  title: string
  code: string
}

const listBlocks = ({ text }: GuidePage): Block[] =>
  [...text.matchAll(/^ *```(\w+)(?: +title="([^"]*)")?[^\n]*\n(.*?)^ *```/gms)].map(
    ([, language = '', title = '', code = '']) => ({ language, title, code }),
  )

/** Lists files that are programs, without those that a section only extends, such as `app.py (below store)`. */
const listPrograms = (page: GuidePage): string[] =>
  listBlocks(page)
    .map(({ title }) => title)
    .filter((title) => /^[\w./-]+\.(?:py|mjs|php|rb|java|sh|ts)$/.test(title))

/** Finds a command with the name of a file, a module of Python (`app:app`), or a class of Java (`mainClass=Worker`). */
function isRun({ text }: GuidePage, program: string): boolean {
  const name = program.split('/').at(-1) ?? program
  const stem = name.replace(/\.\w+$/, '')
  const rest = text.replaceAll(`title="${program}"`, '')
  return rest.includes(name) || rest.includes(`${stem}:`) || rest.includes(`mainClass=${stem}`)
}

test('a program has a command that runs it', () => {
  const programs = pages.flatMap((page) => listPrograms(page).map((program) => ({ page, program })))
  expect(programs.length).toBeGreaterThan(50)
  const idle = programs.filter(({ page, program }) => !isRun(page, program))
  expect(idle.map(({ page, program }) => `${page.file}: ${program}`)).toEqual([])
})

/** Patterns such as `*[Ee]rror*`, without their brackets. */
const readPatterns = (code: string): string[] =>
  [...code.matchAll(/^ *case "\$.*" in (.*)\) break ;;/gm)].map(([, patterns = '']) =>
    patterns.replace(/\[(\w)\w*\]/g, '$1').toLowerCase(),
  )

test('a loop that waits for a state also ends at a failure', () => {
  const loops = pages.flatMap((page) =>
    listBlocks(page).flatMap(({ code }) => readPatterns(code).map((patterns) => ({ page, patterns }))),
  )
  expect(loops.length).toBeGreaterThan(20)
  const endless = loops.filter(({ patterns }) => !/fail|error/.test(patterns))
  expect(endless.map(({ page, patterns }) => `${page.file}: ${patterns}`)).toEqual([])
})

/** Systems that exclude each other. **Copy** takes a whole block, so each has its own. */
const alternatives = [
  [/\bext4\b/, /\bXFS\b/],
  [/\b(?:Ubuntu|Debian)\b/, /\b(?:AlmaLinux|Rocky|RHEL)\b/],
  [/\bmacOS\b/, /\b(?:Ubuntu|Debian|Linux)\b/],
] as const

test('commands for different systems are in separate blocks', () => {
  const mixed = pages.flatMap((page) =>
    listBlocks(page)
      .map(({ code }) => [...code.matchAll(/(?:^|\s)# (.*)$/gm)].map(([, comment]) => comment).join('\n'))
      .filter((comments) => alternatives.some(([one, other]) => one.test(comments) && other.test(comments)))
      .map((comments) => `${page.file}: ${comments}`),
  )
  expect(mixed).toEqual([])
})

/** Tools of samples, and the pages that set them up. */
const tools: [name: string, use: (block: Block) => boolean, setup: RegExp][] = [
  [
    'CLI',
    ({ code }) => /^\s*(?:\w+=\$\()?e2ectl /m.test(code),
    /\/e2e_cli\/(?:install|configure|cli_intro)\/$/,
  ],
  ['token', ({ code }) => code.includes('$E2E_AUTH_TOKEN'), /\/(?:create_api_token|sdk)\/$/],
  ['Terraform', ({ language }) => language === 'hcl', /\/terraform-e2e\/\w+\/$/],
]

const isSetUp = (page: GuidePage, setup: RegExp) =>
  setup.test(page.path) || [...page.links].some((link) => setup.test(link))

test('a page with commands links to the setup of their tool', () => {
  const lost = pages.flatMap((page) =>
    tools
      .filter(([, use, setup]) => listBlocks(page).some(use) && !isSetUp(page, setup))
      .map(([name]) => `${page.file}: ${name}`),
  )
  expect(lost).toEqual([])
})

/** Commands of the account area that the pattern finds, as `file: command`. */
const findCommands = (pattern: RegExp): string[] =>
  pages.flatMap((page) =>
    listBlocks(page)
      .filter(({ language }) => language === 'bash')
      .flatMap(({ code }) => code.split('\n'))
      .filter((line) => pattern.test(line))
      .map((line) => `${page.file}: ${line.trim()}`),
  )

test('no one types a secret into a command, which the history of the shell keeps', () => {
  const typed = /^\s*(?:export )?[A-Z_]*(?:SECRET|TOKEN|PASSWORD|PASSPHRASE)[A-Z_]*=["']?<[A-Z_]+>/
  expect(typed.test('export AWS_SECRET_ACCESS_KEY="<SECRET_KEY>"')).toBe(true)
  expect(findCommands(typed)).toEqual([])
})

test('a command that adds a line to a crontab first removes the line of an earlier run', () => {
  const added = /crontab -l[^|;]*; *echo\b/
  expect(added.test('(crontab -l 2>/dev/null; echo "0 2 * * * x") | crontab -')).toBe(true)
  expect(findCommands(added)).toEqual([])
})
