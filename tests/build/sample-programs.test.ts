import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { createRequestSpec } from '../../src/api/request/create-request-spec.ts'
import { listen } from '../../src/server/listen.ts'
import { createMock } from '../../src/server/mock/create-mock.ts'
import { createExampleValues, createRequest } from '../../src/shared/api/create-request.ts'
import { chooseRequest, getSecurityKey, listSecurityChoices } from '../../src/shared/api/request-choice.ts'
import type { SampleRequest } from '../../src/shared/api/request-spec.ts'
import { sampleLanguages } from '../../src/shared/samples/sample-languages.ts'
import { shapesDocument } from '../api/shapes/shapes.ts'
import { describe, expect, SiteFolder, siteTest as test } from './site-folder.ts'

const run = promisify(execFile)

interface Program {
  file: string
  command: string[]
  /** A command that succeeds where the language can be run. */
  check: string[]
}

const programs: Record<string, Program> = {
  curl: { file: 'sample.sh', command: ['sh', 'sample.sh'], check: ['curl', '--version'] },
  python: {
    file: 'sample.py',
    command: ['python3', 'sample.py'],
    check: ['python3', '-c', 'import requests'],
  },
  javascript: {
    file: 'sample.mjs',
    command: [process.execPath, 'sample.mjs'],
    check: [process.execPath, '--version'],
  },
  go: { file: 'sample.go', command: ['go', 'run', 'sample.go'], check: ['go', 'version'] },
  java: { file: 'Example.java', command: ['java', 'Example.java'], check: ['java', '--version'] },
  php: { file: 'sample.php', command: ['php', 'sample.php'], check: ['php', '-r', 'curl_init();'] },
  ruby: { file: 'sample.rb', command: ['ruby', 'sample.rb'], check: ['ruby', '--version'] },
}

/** One operation for each thing that a language writes in its own way. */
const operations = [
  'secureBoth',
  'secureCookie',
  'sendBytes',
  'sendFiles',
  'sendForm',
  'sendXml',
  'styleContent',
  'styleHeaders',
  'styleQuery',
  'uploadFile',
]

/** Compilers take seconds for each program. */
const slowLanguages = ['go', 'java']
const compiledOperations = ['sendBytes', 'sendFiles', 'styleContent']

describe('[R-031] samples of every shape, run as they are printed', () => {
  const folder = new SiteFolder()
  let server: Awaited<ReturnType<typeof listen>>

  beforeAll(async () => {
    server = await listen(createMock(shapesDocument, '').handler, 0, { host: '127.0.0.1' })
    const names = ['photo.png', 'pages.pdf', 'logo.svg', 'file.bin']
    folder.write(Object.fromEntries(names.map((name) => [name, 'bytes'])))
  })
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  const listRequests = (ids: readonly string[]): { id: string; request: SampleRequest }[] =>
    ids.flatMap((id) => {
      const operation = shapesDocument.operations.find((own) => own.id === id)
      if (operation === undefined) throw new Error(`There is no operation ${id}.`)
      const spec = createRequestSpec(operation, shapesDocument)
      return listSecurityChoices(spec).map((schemes) => {
        const chosen = chooseRequest(spec, { security: getSecurityKey(schemes) })
        const values = { ...createExampleValues(chosen), server: server.url.replace(/\/$/, '') }
        return { id, request: createRequest(chosen, values, { hasPlaceholders: true }) }
      })
    })

  for (const { id: language, label, write } of sampleLanguages) {
    const program = programs[language]
    if (program === undefined) throw new Error(`The language ${language} has no command.`)
    const [checker = '', ...arguments_] = program.check
    const canRun = spawnSync(checker, arguments_).status === 0
    test.skipIf(!canRun)(`the mock accepts what ${label} sends (skipped where it can't run)`, async () => {
      for (const { id, request } of listRequests(
        slowLanguages.includes(language) ? compiledOperations : operations,
      )) {
        const code = language === 'curl' ? `${write(request)} --fail-with-body` : write(request)
        folder.write({ [program.file]: code })
        const [command = '', ...rest] = program.command
        const result = await run(command, rest, { cwd: folder.path('.') }).then(
          () => 'accepted',
          ({ stdout, stderr }) => `${stdout}${stderr}\n${code}`,
        )
        expect([id, result]).toEqual([id, 'accepted'])
      }
    })
  }
})
