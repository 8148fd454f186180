import { createRequestSpec } from '../../api/request/create-request-spec.ts'
import type { ApiDocument, OpenApiOperation } from '../../shared/api/api-document.ts'
import { type CollectionContext, createPostmanRequest } from './create-postman-request.ts'
import { createSavedResponses } from './create-saved-responses.ts'
import { findDefaultAuth, listCredentialVariables } from './postman-auth.ts'
import type { PostmanCollection, PostmanFolder, PostmanItem } from './postman-types.ts'

/**
 * Creates a collection for Postman and tools that read its format, with a folder per group and a request per operation.
 * Credentials and the server are collection variables, so it contains no secrets. Webhooks are left out because clients
 * don't call them. `siteUrl` is the URL of the site without a trailing slash, for links from requests to their pages.
 *
 * The collection is formatted as JSON folder by folder, because all at once take twenty times the size of the document.
 * It isn't indented, because nobody reads it.
 */
export function createPostmanCollection(document: ApiDocument, siteUrl: string): string {
  const folders = Array.from(createFolders(document, siteUrl), (folder) => JSON.stringify(folder))
  return `${JSON.stringify(createCollectionHead(document)).slice(0, -1)},"item":[${folders.join()}]}\n`
}

function* createFolders(document: ApiDocument, siteUrl: string): Generator<PostmanFolder> {
  const operationsById = new Map(document.operations.map((operation) => [operation.id, operation]))
  const defaultAuth = findDefaultAuth(document)
  for (const { name, description, operations } of document.groups) {
    const callableOperations = operations
      .flatMap((id) => operationsById.get(id) ?? [])
      .filter(({ isWebhook }) => !isWebhook)
    if (callableOperations.length === 0) continue
    yield {
      name,
      description,
      item: callableOperations.map((operation) => createItem(operation, { document, siteUrl, defaultAuth })),
    }
  }
}

/** Creates the collection without its folders. */
function createCollectionHead(document: ApiDocument): Omit<PostmanCollection, 'item'> {
  const auth = findDefaultAuth(document)
  return {
    info: {
      name: document.title,
      description: document.description,
      version: document.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    ...(auth === undefined ? {} : { auth }),
    variable: [
      {
        key: 'baseUrl',
        value: document.servers[0]?.url ?? '',
        description: document.servers[0]?.description ?? '',
      },
      ...listCredentialVariables(document),
    ],
  }
}

function createItem(operation: OpenApiOperation, context: CollectionContext): PostmanItem {
  const spec = createRequestSpec(operation, context.document)
  const request = createPostmanRequest(operation, spec, context)
  return {
    id: operation.id,
    name: operation.summary || operation.id,
    request,
    response: createSavedResponses(operation, request),
  }
}
