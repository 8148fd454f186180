import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { DocsError } from '../../shared/docs-error.ts'
import { adminKeyNames } from '../../shared/search/admin-key-names.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import type { SearchService } from '../../shared/search/search-view.ts'
import { splitIntoBatches } from '../../shared/split-into-batches.ts'
import {
  algoliaSettings,
  createAlgoliaCorrections,
  createAlgoliaObject,
  createAlgoliaSynonyms,
} from './algolia-settings.ts'
import { createPushError, explainPushFailure } from './explain-push-failure.ts'
import { batchSize, type PushTarget, type Upload } from './upload.ts'
import { createUploadName, isUploadName, leftoverAge } from './upload-names.ts'

type AlgoliaService = Extract<SearchService, { kind: 'algolia' }>

/**
 * Replaces an index. All records go to a temporary index, which replaces the old one in one step at the end. Until
 * then, and if the push fails or is killed, readers search the old one.
 */
export async function pushToAlgolia(
  { service, adminKey }: PushTarget<AlgoliaService>,
  upload: Upload,
): Promise<void> {
  const client = createClient(service, adminKey)
  const { indexName } = service
  const temporary = createUploadName(indexName)
  try {
    await refuseWritingKey(client, service)
    await removeLeftovers(client, indexName)
    await copyRules(client, indexName, temporary)
    await uploadToIndex(client, temporary, upload)
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    })
    await client.waitForTask({ indexName: temporary, taskID })
  } catch (error) {
    // If it can't be removed now, the next push removes it.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined)
    throw explainPushFailure(createSizeError(error, upload.records) ?? error, {
      name: 'Algolia',
      keyName: adminKeyNames.algolia,
    })
  }
}

function createClient({ applicationId, hosts }: AlgoliaService, adminKey: string): Algoliasearch {
  if (hosts === undefined) return algoliasearch(applicationId, adminKey)
  return algoliasearch(applicationId, adminKey, {
    hosts: hosts.map((host) => ({
      url: new URL(host).host,
      accept: 'readWrite',
      protocol: host.startsWith('http:') ? 'http' : 'https',
    })),
  })
}

/** Permissions that a public key may have. */
const readingRights = new Set(['search', 'browse', 'listIndexes', 'settings', 'recommendation'])

/**
 * Rejects a search key with other permissions, which only the service knows. A key that it doesn't list (a secured key)
 * is derived from a search key.
 */
async function refuseWritingKey(client: Algoliasearch, { searchKey }: AlgoliaService): Promise<void> {
  const key = await client.getApiKey({ key: searchKey }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined
    throw error
  })
  const rights = key?.acl.filter((right) => !readingRights.has(right)) ?? []
  if (rights.length === 0) return
  throw createPushError(
    `\`search.engine.searchKey\` has more permissions than search: ${rights.join(', ')}. The key is public.`,
    'Use a key that can only search, and rotate this one if the site was published with it.',
  )
}

async function removeLeftovers(client: Algoliasearch, indexName: string): Promise<void> {
  const { items } = await client.listIndices()
  const isOld = ({ updatedAt }: { updatedAt: string }): boolean =>
    Date.now() - Date.parse(updatedAt) > leftoverAge
  for (const index of items.filter((item) => isUploadName(item.name, indexName) && isOld(item)))
    await client.deleteIndex({ indexName: index.name })
}

/** Copies rules, which people maintain in the service's dashboard. */
async function copyRules(client: Algoliasearch, indexName: string, temporary: string): Promise<void> {
  if (!(await client.indexExists({ indexName }))) return
  const { taskID } = await client.operationIndex({
    indexName,
    operationIndexParams: { operation: 'copy', destination: temporary, scope: ['rules'] },
  })
  await client.waitForTask({ indexName: temporary, taskID })
}

async function uploadToIndex(
  client: Algoliasearch,
  indexName: string,
  { records, synonyms, everydayWords, onProgress }: Upload,
): Promise<void> {
  const settings = await client.setSettings({ indexName, indexSettings: algoliaSettings })
  const tasks = [settings.taskID]
  const synonymHit = [...createAlgoliaSynonyms(synonyms), ...createAlgoliaCorrections(everydayWords)]
  if (synonymHit.length > 0) {
    const { taskID } = await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true })
    tasks.push(taskID)
  }
  let done = 0
  for (const batch of splitIntoBatches(records, batchSize)) {
    const requests = batch.map((record) => ({
      action: 'addObject' as const,
      body: createAlgoliaObject(record),
    }))
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } })
    tasks.push(taskID)
    done += batch.length
    onProgress(done)
  }
  for (const taskID of tasks) await client.waitForTask({ indexName, taskID })
}

/**
 * Explains a record that is too large. The service names one record and its limit, which depends on the plan. All pages
 * with such records are reported.
 */
function createSizeError(error: unknown, records: readonly SearchRecord[]): DocsError | undefined {
  const [, id, , limit] =
    (error instanceof Error && /objectID=(\S+) is too big size=(\d+)\/(\d+)/.exec(error.message)) || []
  if (id === undefined) return undefined
  const large = records
    .map((record) => ({ record, size: Buffer.byteLength(JSON.stringify(createAlgoliaObject(record))) }))
    .filter(({ record, size }) => record.objectID === id || size > Number(limit))
  return new DocsError(
    large.map(({ record, size }) => ({
      problem: `The search record of this section has ${size} bytes, but the service's plan allows ${limit}.`,
      at: { file: record.objectID, line: undefined },
      fix: "Split the section with headings, or raise the plan's limit.",
    })),
  )
}
