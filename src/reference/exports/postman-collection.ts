import type { ApiDocument, Operation } from '../../shared/reference/api-document.ts'
import { requestSpecOf } from '../request/request-spec-of.ts'
import { collectionAuth, credentialVariables } from './postman/postman-auth.ts'
import { createPostmanRequest } from './postman/postman-request.ts'
import { savedResponses } from './postman/postman-responses.ts'
import type { PostmanCollection, PostmanItem } from './postman/postman-types.ts'

/**
 * A collection for Postman and tools that read its format: a folder a group, a request an operation. Credentials and the
 * server are variables of the collection; it carries no secrets. Webhooks are left out: nobody calls them.
 */
export function postmanCollection(document: ApiDocument): PostmanCollection {
  const byId = new Map(document.operations.map((operation) => [operation.id, operation]))
  const folders = document.groups.map(({ name, description, operations }) => ({
    name,
    description,
    item: operations
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ isWebhook }) => !isWebhook)
      .map((operation) => createItem(operation, document)),
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

function createItem(operation: Operation, document: ApiDocument): PostmanItem {
  const request = createPostmanRequest(operation, document, requestSpecOf(operation, document))
  return {
    name: operation.summary || operation.id,
    request,
    response: savedResponses(operation, request),
  }
}
