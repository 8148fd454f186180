import type { ApiDocument, Operation } from '../../../shared/reference/api-document.ts'
import type { RequestSpec } from '../../../shared/reference/request-spec.ts'
import { collectionAuth, credentialVariables } from './postman-auth.ts'
import { createPostmanRequest } from './postman-request.ts'
import { savedResponses } from './postman-responses.ts'
import type { PostmanCollection, PostmanItem } from './postman-types.ts'

/** Says what a request of an operation is made from. */
export type RequestOf = (operation: Operation) => RequestSpec

/**
 * A collection for Postman and tools that read its format: a folder a group, a request an operation. Credentials and the
 * server are variables of the collection; it carries no secrets. Webhooks are left out: nobody calls them.
 */
export function postmanCollection(document: ApiDocument, requestOf: RequestOf): PostmanCollection {
  const byId = new Map(document.operations.map((operation) => [operation.id, operation]))
  const folders = document.groups.map(({ name, description, operations }) => ({
    name,
    description,
    item: operations
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ isWebhook }) => !isWebhook)
      .map((operation) => createItem(operation, document, requestOf(operation))),
  }))
  const auth = collectionAuth(document)
  return {
    info: {
      name: document.title,
      description: document.description,
      version: document.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: folders.filter(({ item }) => item.length > 0),
    ...(auth === undefined ? {} : { auth }),
    variable: [
      {
        key: 'baseUrl',
        value: document.servers[0]?.url ?? '',
        description: document.servers[0]?.description ?? '',
      },
      ...credentialVariables(document),
    ],
  }
}

function createItem(operation: Operation, document: ApiDocument, spec: RequestSpec): PostmanItem {
  const request = createPostmanRequest(operation, document, spec)
  const { description, auth, ...sent } = request
  return {
    name: operation.summary || operation.id,
    request,
    response: savedResponses(operation, sent),
  }
}
