import { Client } from 'typesense'
import { DocsError } from '../../shared/docs-error.ts'
import { adminKeyNames } from '../../shared/search/admin-key-names.ts'
import type { Synonym } from '../../shared/search/engine/index-format.ts'
import type { SearchService } from '../../shared/search/search-view.ts'
import { splitIntoBatches } from '../../shared/split-into-batches.ts'
import { createPushError, explainPushFailure } from './explain-push-failure.ts'
import { createTypesenseDocument, typesenseSchema } from './typesense-schema.ts'
import { batchSize, type PushTarget, type Upload } from './upload.ts'
import { createUploadName, isUploadName, leftoverAge } from './upload-names.ts'

type TypesenseService = Extract<SearchService, { kind: 'typesense' }>

/**
 * Replaces the collection of an alias. All records go to a new collection, and the alias is switched in one step at the
 * end. Until then, and if the push fails or is killed, readers search the old collection.
 */
export async function pushToTypesense(
  { service, adminKey }: PushTarget<TypesenseService>,
  upload: Upload,
): Promise<void> {
  const client = createClient(service, adminKey)
  const alias = service.collection
  const name = createUploadName(alias)
  let before: string | undefined
  try {
    await refuseAdminKey(service)
    await refuseCollection(client, alias)
    await uploadToCollection(client, name, upload)
    before = await findAliasTarget(client, alias)
    await client.aliases().upsert(alias, { collection_name: name })
  } catch (error) {
    // If it can't be removed now, the next push removes it.
    await removeCollection(client, name).catch(() => undefined)
    throw explainPushFailure(createImportError(error) ?? error, {
      name: 'Typesense',
      keyName: adminKeyNames.typesense,
    })
  }
  // Readers already have the new one, so a failed removal isn't an error.
  await removeOldCollections(client, alias, before).catch(() => undefined)
}

function createClient({ nodes }: TypesenseService, apiKey: string): Client {
  return new Client({
    nodes: nodes.map((url) => ({ url })),
    apiKey,
    connectionTimeoutSeconds: 60,
    numRetries: Math.max(2, nodes.length),
    retryIntervalSeconds: 0.5,
    logLevel: 'silent',
  })
}

/** Rejects an admin key. The service doesn't list a key's permissions, but only an admin key can list other keys. */
async function refuseAdminKey(service: TypesenseService): Promise<void> {
  const isAdmin = await createClient(service, service.searchKey)
    .keys()
    .retrieve()
    .then(
      () => true,
      () => false,
    )
  if (!isAdmin) return
  throw createPushError(
    '`search.engine.searchKey` can manage keys. The key is public.',
    'Use a key whose only action is `documents:search`, and rotate this one if the site was published with it.',
  )
}

/** Rejects a collection with the alias's name. For an alias, the service returns the collection behind it. */
async function refuseCollection(client: Client, alias: string): Promise<void> {
  const names = (await client.collections().retrieve()).map(({ name }) => name)
  if (!names.includes(alias)) return
  throw createPushError(
    `\`${alias}\` is a collection of the cluster, so it can't be an alias.`,
    'Change `search.engine.collection`, or delete the collection.',
  )
}

async function uploadToCollection(
  client: Client,
  name: string,
  { records, onProgress, ...upload }: Upload,
): Promise<void> {
  // Synonyms of this service have no weight. Queries ask it to rank them below the reader's own words.
  const synonyms = [...upload.synonyms, ...upload.everydayWords]
  const { version } = await client.debug.retrieve()
  const hasSets = Number.parseInt(version, 10) >= 30 && synonyms.length > 0
  if (hasSets) await client.synonymSets(name).upsert({ items: createSynonymItems(synonyms) })
  await client
    .collections()
    .create({ name, ...typesenseSchema, ...(hasSets ? { synonym_sets: [name] } : {}) })
  if (!hasSets)
    for (const { id, ...item } of createSynonymItems(synonyms))
      await client.collections(name).synonyms().upsert(id, item)
  let done = 0
  for (const batch of splitIntoBatches(records, batchSize)) {
    await client
      .collections(name)
      .documents()
      .import(batch.map(createTypesenseDocument), { action: 'upsert' })
    done += batch.length
    onProgress(done)
  }
}

/** Creates one-way synonyms, as on the site: a word finds the others, and each word has its own row. */
const createSynonymItems = (
  synonyms: readonly Synonym[],
): { id: string; root: string; synonyms: string[] }[] =>
  synonyms.map(([root, others], index) => ({ id: `docent-${index}`, root, synonyms: others }))

async function removeCollection(client: Client, name: string): Promise<void> {
  await client.collections(name).delete()
  // Servers before version 30 have no synonym sets, and an upload without synonyms has none.
  await client
    .synonymSets(name)
    .delete()
    .catch(() => undefined)
}

async function findAliasTarget(client: Client, alias: string): Promise<string | undefined> {
  const { aliases } = await client.aliases().retrieve()
  return aliases.find(({ name }) => name === alias)?.collection_name
}

/**
 * Removes the alias's previous collection and leftovers of killed uploads, but no recent ones: another upload may be
 * running.
 */
async function removeOldCollections(
  client: Client,
  alias: string,
  before: string | undefined,
): Promise<void> {
  const { aliases } = await client.aliases().retrieve()
  const activeNames = new Set(aliases.map(({ collection_name: name }) => name))
  for (const { name, created_at: created } of await client.collections().retrieve()) {
    const isDone = name === before || Date.now() - created * 1000 > leftoverAge
    if (isDone && !activeNames.has(name) && isUploadName(name, alias)) await removeCollection(client, name)
  }
}

/** Explains a partly rejected import: one problem per reason, with the first section that has it. */
function createImportError(error: unknown): DocsError | undefined {
  if (!(error instanceof Error) || !('importResults' in error) || !Array.isArray(error.importResults))
    return undefined
  const problems = error.importResults.flatMap(
    (result: { success: boolean; error?: string; document?: unknown }) =>
      result.success ? [] : [{ said: result.error ?? 'no reason', id: readDocumentId(result.document) }],
  )
  const kinds = Map.groupBy(problems, ({ said }) => said)
  return new DocsError(
    [...kinds].map(([said, [first, ...others]]) => ({
      problem: `Typesense rejected the section: ${said}${others.length === 0 ? '' : ` It rejected ${others.length} more for the same reason.`}`,
      at: { file: first?.id ?? '', line: undefined },
      fix: "Shorten the section, or check the service's log.",
    })),
  )
}

function readDocumentId(document: unknown): string {
  const value: unknown = typeof document === 'string' ? JSON.parse(document) : document
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : 'a section'
}
