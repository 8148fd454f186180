import type { Command } from '@commander-js/extra-typings'
import { buildSite } from '../build/build-site.ts'
import { type BuildProgress, createBuildProgress } from '../cli/build-progress.ts'
import { outOption, resolveOut, rootOption } from '../cli/options.ts'
import { loadConfig } from '../config/load-config.ts'
import { loadConcepts } from '../content/data/load-concepts.ts'
import { loadSynonyms } from '../content/data/load-synonyms.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import { listConceptSynonyms } from '../features/search-push/list-concept-synonyms.ts'
import type { Upload } from '../features/search-push/upload.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName } from '../shared/config/config-file.ts'
import { createFileError } from '../shared/docs-error.ts'
import { adminKeyNames } from '../shared/search/admin-key-names.ts'
import type { SearchRecord } from '../shared/search/search-record.ts'
import { formatBytes } from '../shared/text/format-bytes.ts'

/** Defines `docent search push`. */
export function defineSearchPush(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .option('--dry-run', 'only print what would be uploaded')
    .action(async ({ root, out, dryRun }) => {
      const folders = { root, out: resolveOut({ root, out }) }
      const progress = createBuildProgress()
      console.log(
        await pushSearch({ ...folders, isDryRun: dryRun === true, environment: process.env, progress }),
      )
    })
}

interface SearchPushOptions {
  root: string
  /** Folder of the built site. */
  out: string
  /** True to only print what would be uploaded. */
  isDryRun: boolean
  environment: Readonly<Record<string, string | undefined>>
  progress: BuildProgress
}

/**
 * Uploads the site's search records to its search service. Builds the site first, so that search results match its
 * pages. Returns a summary.
 */
async function pushSearch(options: SearchPushOptions): Promise<string> {
  const { root, out, isDryRun, environment, progress } = options
  const config = await loadConfig(root)
  const send = createSender(config, environment, isDryRun)
  const cache = getCacheFolder(root)
  const { readRecords } = await buildSite({ root, out, cache, progress })
  const records = addOrigin(readRecords(), config.url)
  if (records.length === 0)
    throw createFileError(
      'content',
      'The site has no searchable page.',
      'Add pages. The records of the service stay unchanged.',
    )
  if (send === undefined) return formatSummary('Would upload', records)
  const synonyms = loadSynonyms(root)
  const everydayWords = listConceptSynonyms(loadConcepts(root), synonyms)
  await progress.runStage('push', () =>
    send({ records, synonyms, everydayWords, onProgress: (done) => progress.advance(done, records.length) }),
  )
  return formatSummary('Uploaded', records)
}

type SendUpload = (upload: Upload) => Promise<void>

/** Creates the upload function, or undefined for a dry run. Only the client of the configured service is loaded. */
function createSender(
  { search: { engine } }: DocsConfig,
  environment: SearchPushOptions['environment'],
  isDryRun: boolean,
): SendUpload | undefined {
  if (engine.kind === 'embedded')
    throw createFileError(
      configFileName,
      'The site uses the embedded search index, so there is nothing to upload.',
      'Configure a service in `search.engine`, or skip this command.',
    )
  if (isDryRun) return undefined
  const keyName = adminKeyNames[engine.kind]
  const adminKey = environment[keyName]?.trim()
  if (adminKey === undefined || adminKey === '')
    throw createFileError(
      configFileName,
      `The variable ${keyName} is not set, but uploads require it.`,
      `Set ${keyName} only in the environment of this command.`,
    )
  return async (upload) => {
    if (engine.kind === 'algolia') {
      const { pushToAlgolia } = await import('../features/search-push/push-to-algolia.ts')
      return pushToAlgolia({ service: engine, adminKey }, upload)
    }
    const { pushToTypesense } = await import('../features/search-push/push-to-typesense.ts')
    return pushToTypesense({ service: engine, adminKey }, upload)
  }
}

/** Makes URLs absolute, because an index may serve several sites. */
const addOrigin = (records: readonly SearchRecord[], origin: string): SearchRecord[] =>
  records.map((record) => ({
    ...record,
    url: origin + record.url,
    url_without_anchor: origin + record.url_without_anchor,
  }))

function formatSummary(verb: string, records: readonly SearchRecord[]): string {
  const sizes = records.map((record) => ({
    id: record.objectID,
    bytes: Buffer.byteLength(JSON.stringify(record)),
  }))
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  const pages = new Set(records.map(({ url_without_anchor: url }) => url)).size
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  return `${verb} ${records.length} records of ${pages} pages, ${formatBytes(total)}; the largest has ${formatBytes(largest.bytes)}: ${largest.id}`
}
