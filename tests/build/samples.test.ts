import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { createRequestSpec } from '../../src/api/request/create-request-spec.ts'
import { createExampleValues, createRequest } from '../../src/shared/api/create-request.ts'
import type { SampleRequest } from '../../src/shared/api/request-spec.ts'
import { curl } from '../../src/shared/samples/curl.ts'
import { javascript } from '../../src/shared/samples/javascript.ts'
import { realDocuments } from '../api/real-documents.ts'
import { describe, expect, repositoryFolder, SiteFolder, siteTest as test } from './site-folder.ts'

const run = promisify(execFile)
const mocking = /^Mocking at (http:\/\/localhost:\d+)\/$/m

/** Tests one of this many operations, because each needs a separate process. */
const step = 12

const hasCurl = spawnSync('curl', ['--version']).status === 0

describe('[R-031] samples of operations, run as they are printed', () => {
  const folder = new SiteFolder()
  let server = ''

  beforeAll(async () => {
    const mock = folder.start(['mock', '--root', repositoryFolder, '--port', '0'])
    server = (await mock.printed(mocking))[1] ?? ''
  })
  afterAll(() => folder.remove())

  const requests = (): { id: string; request: SampleRequest }[] =>
    realDocuments.flatMap((document) =>
      document.operations
        .filter(({ isWebhook }, index) => !isWebhook && index % step === 0)
        .map((operation) => {
          const spec = createRequestSpec(operation, document)
          const values = { ...createExampleValues(spec), server: `${server}/${document.id}` }
          return { id: operation.id, request: createRequest(spec, values, { hasPlaceholders: true }) }
        }),
    )

  test('JavaScript sends a request that the mock server accepts, and prints the response', async () => {
    const tried = requests()
    expect(tried.length).toBeGreaterThan(20)
    for (const { id, request } of tried) {
      const file = `${id}.mjs`
      folder.write({ [file]: javascript.write(request) })
      const { stdout } = await run(process.execPath, [folder.path(file)])
      expect(stdout, id).not.toBe('')
    }
  })

  test.skipIf(!hasCurl)('cURL does (skipped where there is no curl)', async () => {
    for (const { id, request } of requests()) {
      const { stdout } = await run('sh', [
        '-c',
        `${curl.write(request)} --silent --write-out '\\n%{http_code}'`,
      ])
      expect(stdout, id).toMatch(/\n2\d\d$/)
    }
  })

  test('a request that lacks something makes the sample fail', async () => {
    const [first] = requests()
    if (first === undefined) throw new Error('There is no operation to try.')
    folder.write({ 'bad.mjs': javascript.write({ ...first.request, headers: [] }) })
    await expect(run(process.execPath, [folder.path('bad.mjs')])).rejects.toThrow(/401/)
  })
})
