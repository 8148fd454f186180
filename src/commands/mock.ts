import type { Command } from '@commander-js/extra-typings'
import { createRequestSpec } from '../api/request/create-request-spec.ts'
import { loadApis } from '../build/load-apis.ts'
import { createPortOption, hostOption, type ListenSettings, rootOption } from '../cli/options.ts'
import { runUntilSignal } from '../cli/stop-signals.ts'
import { loadConfig } from '../config/load-config.ts'
import { readInputs } from '../content/read-inputs.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import { computeEngineDigests } from '../disk/engine-digest.ts'
import { listen } from '../server/listen.ts'
import { createMockApis } from '../server/mock/create-mock-apis.ts'
import type { ApiDocument } from '../shared/api/api-document.ts'
import { defaultMockPort } from '../shared/api/api-files.ts'
import { createExampleValues, createRequest } from '../shared/api/create-request.ts'
import { createFileError, DocsError } from '../shared/docs-error.ts'
import { curl } from '../shared/samples/curl.ts'

/** Defines `docent mock`. */
export function defineMock(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(createPortOption(defaultMockPort))
    .addOption(hostOption)
    .action(({ root, port, host }) => serveMock({ root, port, host: host || undefined }))
}

/** Serves a mock of every API of a site until the process receives a signal to stop. */
async function serveMock({ root, port, host }: ListenSettings): Promise<void> {
  const config = await loadConfig(root)
  const { variables } = readInputs(root, config)
  const { apis, problems } = loadApis({
    root,
    cache: getCacheFolder(root),
    config,
    engine: computeEngineDigests(),
    variables,
  })
  if (problems.length > 0) throw new DocsError(problems)
  if (apis.length === 0) {
    throw createFileError(
      'docs.config.ts',
      'There is no API to mock.',
      'Name an OpenAPI document in `apis[].document`.',
    )
  }
  const documents = apis.map(({ loaded }) => loaded.document)
  const { handler, listing } = createMockApis(documents, '')
  const server = await listen(handler, port, { host })
  console.log(`Mocking at ${[server.url, ...server.networkUrls].join(' and ')}`)
  for (const { label, path, operations } of listing)
    console.log(`${label}: ${new URL(path, server.url).href} (${operations.length} operations)`)
  const [first] = documents
  const sample = first && createSampleCall(first, new URL(first.id, server.url).href)
  if (sample !== undefined) console.log(`\nAny credentials are accepted:\n\n${sample}`)
  await runUntilSignal(server)
}

/** Formats a read-only request as a command to paste. */
function createSampleCall(document: ApiDocument, server: string): string | undefined {
  const operation = document.operations.find(({ method, isWebhook }) => method === 'GET' && !isWebhook)
  if (operation === undefined) return undefined
  const spec = createRequestSpec(operation, document)
  const credentials = Object.fromEntries(spec.security.map(({ name }) => [name, 'any']))
  const values = { ...createExampleValues(spec), server, credentials }
  return curl.write(createRequest(spec, values, { hasPlaceholders: false }))
}
