import { afterEach, describe, expect, test, vi } from 'vitest'
import { reportFailure } from './cli/report-failure.ts'
import { commands, createProgram, runProgram } from './create-program.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const split = (line: string): string[] => line.split(' ').filter((word) => word !== '')

interface Output {
  code: number
  stdout: string
  stderr: string
}

/** Runs a command line that prints help or an error. */
async function run(line: string): Promise<Output> {
  const stdout: string[] = []
  const stderr: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void stdout.push(text)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(String(text)) > 0),
  ]
  try {
    await runProgram(split(line))
  } catch (error) {
    return { code: reportFailure(error), stdout: stdout.join(''), stderr: stderr.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  throw new Error(`\`docent ${line}\` ran.`)
}

class StopBeforeAction extends Error {
  readonly options: unknown

  constructor(options: unknown) {
    super()
    this.options = options
  }
}

/** Reads the options of a command line without running the command. */
async function readOptions(line: string): Promise<unknown> {
  const args = split(line)
  const program = (await createProgram(args)).hook('preAction', (_program, command) => {
    throw new StopBeforeAction(command.opts())
  })
  const error = await program.parseAsync(args, { from: 'user' }).catch((thrown: unknown) => thrown)
  if (error instanceof StopBeforeAction) return error.options
  throw error
}

const root = process.cwd()

describe('options', () => {
  test.each([
    ['build', { root, cache: true }],
    ['build --root /a --out=b', { root: '/a', out: 'b', cache: true }],
    ['build --no-cache --profile', { root, cache: false, profile: true }],
    ['serve', { root, port: 3000 }],
    ['serve --out dist --port 8080', { root, out: 'dist', port: 8080 }],
    ['serve --port 0 --data d', { root, port: 0, data: 'd' }],
    ['serve --host docs.lan', { root, port: 3000, host: 'docs.lan' }],
    ['serve --log json --metrics', { root, port: 3000, log: 'json', metrics: true }],
    ['search push', { root }],
    ['search push --out b --dry-run', { root, out: 'b', dryRun: true }],
    ['search report --data d', { root, data: 'd' }],
    ['feedback report --data d --days 30', { root, data: 'd', days: 30 }],
    ['export feedback', { root, format: 'csv' }],
    ['export searches --format json --to f --data d', { root, data: 'd', format: 'json', to: 'f' }],
    ['dev --root /a --port=3001', { root: '/a', port: 3001 }],
    ['check --only content/docs/a', { root, only: 'content/docs/a', format: 'text' }],
    ['check --json --changed', { root, changed: true, format: 'json', json: true }],
    ['mock', { root, port: 4010 }],
    ['mcp --url https://docs.example/', { root, url: new URL('https://docs.example/') }],
    ['doctor --update-budget', { root, updateBudget: true }],
    ['restore f --replace', { root, replace: true }],
    ['new site docs --name A --no-install', { name: 'A', install: false }],
    ['new page --title A', { root, title: 'A' }],
    ['new release --kind fixed', { root, kind: 'fixed' }],
    ['new faq --service A', { root, service: 'A' }],
  ])('of docent %s', async (line, options) => {
    expect(await readOptions(line)).toEqual(options)
  })

  test.each([
    ['8080', 'serve', 8080],
    ['', 'serve', 3000],
    ['8080', 'serve --port 9000', 9000],
  ])('PORT is "%s" for docent %s', async (value, line, port) => {
    vi.stubEnv('PORT', value)
    expect(await readOptions(line)).toMatchObject({ port })
  })
})

describe('help', () => {
  test.each([[''], ['--help'], ['-h'], ['help']])('docent %s lists all commands', async (line) => {
    const { code, stdout } = await run(line)
    expect(code).toBe(0)
    const names = [...stdout.matchAll(/^ {2}docent (\w+(?: \w+)?) {2}/gm)].map(([, name]) => name)
    expect(names.sort()).toEqual(commands.map(({ name }) => name).sort())
  })

  test.each(commands)('docent $name --help is its own help, and so is docent help $name', async (command) => {
    for (const line of [`${command.name} --help`, `${command.name} -h`, `help ${command.name}`]) {
      const { code, stdout } = await run(line)
      expect(code).toBe(0)
      expect(stdout).toContain(`Usage: docent ${command.name} [options]`)
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`${command.summary} `)
      // These create the folder that others work in.
      if (!['new site', 'import docusaurus'].includes(command.name)) expect(stdout).toContain('--root <dir>')
    }
  })

  const groups = new Set(commands.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0]] : [])))
  test.each([...groups])('docent %s --help lists its commands', async (group) => {
    const { stdout } = await run(`${group} --help`)
    for (const { name } of commands)
      expect(stdout.includes(`docent ${name} `)).toBe(name.startsWith(`${group} `))
  })

  test('of export subscribers', async () => {
    expect((await run('export subscribers --help')).stdout).toMatchInlineSnapshot(`
      "Usage: docent export subscribers [options]

      Export confirmed newsletter subscribers.

      Options:
        --root <dir>     folder with docs.config.ts and content/ (default: this
                         folder)
        --out <dir>      folder of the built site, dist/ in the root by default
        --data <dir>     folder of reader data (database and email), var/ in the root
                         by default (env: DOCENT_DATA)
        --format <name>  format of the rows (choices: "csv", "json", default: "csv")
        --to <file>      file to write (default: standard output)
        -h, --help       display help for command"
    `)
  })
})

test('wrong usage is explained', async () => {
  const lines = [
    'biuld',
    'deploy',
    'ledger --root a',
    'export subscriber',
    'feedback reprt',
    'build --ot dist',
    'build --out',
    'build dist',
    'serve --port 80a',
    'serve --port 65536',
    'dev --port -1',
    'dev --out x',
    'feedback report --days 0',
    'export feedback --format cvs',
    'mcp --url docs.example',
    'restore',
    '--port 3',
  ]
  const explained: string[] = []
  for (const line of lines) {
    const { code, stderr } = await run(line)
    expect(code).toBe(2)
    explained.push(`${line}\n${stderr}`)
  }
  expect(explained.join('\n')).toMatchInlineSnapshot(`
    "biuld
    error: unknown command 'biuld'
    (Did you mean build?)
    See \`docent --help\`.

    deploy
    error: unknown command 'deploy'
    See \`docent --help\`.

    ledger --root a
    error: unknown option '--root'
    See \`docent --help\`.

    export subscriber
    error: unknown command 'subscriber'
    (Did you mean subscribers?)
    See \`docent --help\`.

    feedback reprt
    error: unknown command 'reprt'
    (Did you mean report?)
    See \`docent --help\`.

    build --ot dist
    error: unknown option '--ot'
    (Did you mean --out?)
    See \`docent build --help\`.

    build --out
    error: option '--out <dir>' argument missing
    See \`docent build --help\`.

    build dist
    error: too many arguments for 'build'. Expected 0 arguments but got 1.
    See \`docent build --help\`.

    serve --port 80a
    error: option '--port <n>' argument '80a' is invalid. It must be a whole number from 0 to 65535.
    See \`docent serve --help\`.

    serve --port 65536
    error: option '--port <n>' argument '65536' is invalid. It must be a whole number from 0 to 65535.
    See \`docent serve --help\`.

    dev --port -1
    error: option '--port <n>' argument '-1' is invalid. It must be a whole number from 0 to 65535.
    See \`docent dev --help\`.

    dev --out x
    error: unknown option '--out'
    (Did you mean one of --host, --port, --root?)
    See \`docent dev --help\`.

    feedback report --days 0
    error: option '--days <n>' argument '0' is invalid. It must be a whole number from 1 to 36500.
    See \`docent feedback report --help\`.

    export feedback --format cvs
    error: option '--format <name>' argument 'cvs' is invalid. Allowed choices are csv, json.
    See \`docent export feedback --help\`.

    mcp --url docs.example
    error: option '--url <url>' argument 'docs.example' is invalid. It must be a URL such as \`https://docs.example/\`.
    See \`docent mcp --help\`.

    restore
    error: missing required argument 'file'
    See \`docent restore --help\`.

    --port 3
    error: unknown option '--port'
    See \`docent --help\`.
    "
  `)
})

test('a group without its second word prints its help as an error', async () => {
  const { code, stderr } = await run('export')
  expect(code).toBe(2)
  expect(stderr).toContain('docent export subscribers')
})
