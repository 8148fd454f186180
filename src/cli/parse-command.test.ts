import { describe, expect, test } from 'vitest'
import { commandGroups, commands } from './commands.ts'
import { parseCommand } from './parse-command.ts'
import { UsageError } from './usage-error.ts'

const parse = (line: string): ReturnType<typeof parseCommand> =>
  parseCommand(line.split(' ').filter((word) => word !== ''))

const plainServe = {
  name: 'serve',
  root: '.',
  out: undefined,
  port: undefined,
  host: undefined,
  data: undefined,
  log: undefined,
  hasMetrics: false,
}

describe('commands', () => {
  test.each([
    ['build', { name: 'build', root: '.', out: undefined, usesCache: true, isProfiled: false }],
    ['build --root a --out=b', { name: 'build', root: 'a', out: 'b', usesCache: true, isProfiled: false }],
    [
      'build --no-cache --profile',
      { name: 'build', root: '.', out: undefined, usesCache: false, isProfiled: true },
    ],
    ['serve', plainServe],
    ['serve --out dist --port 8080', { ...plainServe, out: 'dist', port: 8080 }],
    ['serve --port 0 --data d', { ...plainServe, port: 0, data: 'd' }],
    ['serve --host docs.lan', { ...plainServe, host: 'docs.lan' }],
    ['serve --log json --metrics', { ...plainServe, log: 'json', hasMetrics: true }],
    ['search push', { name: 'search push', root: '.', out: undefined, isDryRun: false }],
    ['search push --root a --out b --dry-run', { name: 'search push', root: 'a', out: 'b', isDryRun: true }],
    ['search report --data d', { name: 'search report', root: '.', out: undefined, data: 'd' }],
    ['feedback report', { name: 'feedback report', root: '.', data: undefined, days: undefined }],
    ['feedback report --data d --days 30', { name: 'feedback report', root: '.', data: 'd', days: 30 }],
    [
      'export feedback',
      { name: 'export feedback', root: '.', data: undefined, format: 'csv', to: undefined },
    ],
    [
      'export searches --format json --to f --data d',
      { name: 'export searches', root: '.', data: 'd', format: 'json', to: 'f' },
    ],
    ['dev --root a --port=3001', { name: 'dev', root: 'a', port: 3001, host: undefined }],
    ['dev --host 0.0.0.0', { name: 'dev', root: '.', port: undefined, host: '0.0.0.0' }],
    ['check --root a', { name: 'check', root: 'a', only: undefined }],
    ['check --only content/docs/a', { name: 'check', root: '.', only: 'content/docs/a' }],
    ['mock', { name: 'mock', root: '.', port: undefined, host: undefined }],
    ['mock --root a --port 8080', { name: 'mock', root: 'a', port: 8080, host: undefined }],
  ])('docent %s', (line, command) => {
    expect(parse(line)).toEqual(command)
  })
})

describe('help', () => {
  test.each([[''], ['--help'], ['-h'], ['help']])('docent %s lists all commands', (line) => {
    expect(parse(line)).toMatchObject({ name: 'help', text: expect.stringContaining('docent check') })
  })

  test.each([
    ['build', ['--root', '--out', '--no-cache', '--profile', '--help']],
    ['serve', ['--root', '--out', '--port', '--host', '--data', '--log', '--metrics', '--help']],
    ['search push', ['--root', '--out', '--dry-run', '--help']],
    ['search report', ['--root', '--out', '--data', '--help']],
    ['feedback report', ['--root', '--data', '--days', '--help']],
    ['export feedback', ['--root', '--data', '--format', '--to', '--help']],
    ['export searches', ['--root', '--data', '--format', '--to', '--help']],
    ['dev', ['--root', '--port', '--host', '--help']],
    ['check', ['--root', '--only', '--help']],
    ['ledger update', ['--root', '--help']],
    ['mock', ['--root', '--port', '--host', '--help']],
  ])('docent %s --help lists its options', (name, options) => {
    for (const flag of ['--help', '-h']) {
      const command = parse(`${name} ${flag}`)
      const text = command.name === 'help' ? command.text : ''
      expect([...text.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, option]) => option).sort()).toEqual(
        [...options].sort(),
      )
    }
  })

  test.each(Object.keys(commands))('docent %s --help is its own help, and so is docent help %s', (name) => {
    const help = { name: 'help', text: expect.stringMatching(new RegExp(`^docent ${name}\\b.*: `)) }
    expect(parse(`${name} --help`)).toEqual(help)
    expect(parse(`help ${name}`)).toEqual(help)
  })

  test.each(commandGroups)('docent %s --help lists its commands', (group) => {
    const names = Object.keys(commands).filter((name) => name.startsWith(`${group} `))
    for (const line of [`${group} --help`, `${group} -h`, `help ${group}`]) {
      const command = parse(line)
      const text = command.name === 'help' ? command.text : ''
      expect([...text.matchAll(/^ {2}docent (\w+ \w+)/gm)].map(([, name]) => name)).toEqual(names)
    }
  })

  test('the help of export', () => {
    expect(parse('export --help')).toMatchInlineSnapshot(`
      {
        "name": "help",
        "text": "Commands of docent export:

        docent export pages        Write a section of a built site to one Markdown or PDF file.
        docent export feedback     Export reader feedback on pages.
        docent export searches     Export failed searches of readers.
        docent export subscribers  Export confirmed newsletter subscribers.

      Each command has --help.",
      }
    `)
  })

  test.each([
    ['serve', 3000],
    ['dev', 3000],
    ['mock', 4010],
  ])('docent %s --help states its port', (name, port) => {
    expect(parse(`${name} --help`)).toMatchObject({
      text: expect.stringContaining(`port to listen on (default: $PORT or ${port})`),
    })
  })

  test('the help of build', () => {
    expect(parse('build --help')).toMatchInlineSnapshot(`
      {
        "name": "help",
        "text": "docent build: Build the site.

        --root DIR     folder with docs.config.ts and content/ (default: this folder)
        --out DIR      folder of the built site (default: dist/ in the root)
        --help         print this text
        --no-cache     rebuild everything
        --profile      write a CPU profile to .docent/build.cpuprofile",
      }
    `)
  })
})

test('wrong usage is explained', () => {
  const lines = [
    'biuld',
    'deploy',
    'export',
    'ledger --root a',
    'export subscriber',
    'build --ot dist',
    'build --out',
    'build dist',
    'build --no-cache=yes',
    'serve --port 80a',
    'serve --port 65536',
    'dev --port -1',
    'dev --out x',
    '--port 3',
  ]
  const explained = lines.map((line) => {
    try {
      return parse(line)
    } catch (error) {
      return error instanceof UsageError ? `${line}\n  ${error.message}` : error
    }
  })
  expect(explained.join('\n')).toMatchInlineSnapshot(`
    "biuld
      \`biuld\` is not a command. Did you mean \`build\`?
    deploy
      \`deploy\` is not a command. See \`docent --help\`.
    export
      \`docent export\` is not a command. Use \`docent export pages\`, \`docent export feedback\`, \`docent export searches\`, \`docent export subscribers\`.
    ledger --root a
      \`docent ledger\` is not a command. Use \`docent ledger update\`.
    export subscriber
      \`export subscriber\` is not a command. Did you mean \`export subscribers\`?
    build --ot dist
      Unknown option '--ot'. Did you mean \`--out\`? See \`docent build --help\`.
    build --out
      Option '--out <value>' argument missing. See \`docent build --help\`.
    build dist
      Unexpected argument 'dist'. This command does not take positional arguments. See \`docent build --help\`.
    build --no-cache=yes
      Option '--no-cache' does not take an argument. See \`docent build --help\`.
    serve --port 80a
      --port is \`80a\`, but must be a whole number from 0 to 65535.
    serve --port 65536
      --port is \`65536\`, but must be a whole number from 0 to 65535.
    dev --port -1
      Option '--port' argument is ambiguous.
    Did you forget to specify the option argument for '--port'?
    To specify an option argument starting with a dash use '--port=-XYZ'. See \`docent dev --help\`.
    dev --out x
      Unknown option '--out'. Did you mean \`--root\`? See \`docent dev --help\`.
    --port 3
      \`--port\` is not a command. See \`docent --help\`."
  `)
})
