import type { OpenApiOperation } from '../../shared/api/api-document.ts'
import { createGroupPath } from '../../shared/api/api-files.ts'
import type { BodyView, DocumentedName, OperationView } from '../../shared/api/operation-view.ts'
import { getOperationPath, getOperationPaths } from '../../shared/api/pages/page-paths.ts'
import type { RelatedPage } from '../../shared/api/pages/related-pages.ts'
import { addBase } from '../../shared/urls.ts'
import { createRequestSpec } from '../request/create-request-spec.ts'
import { describeCredentials } from './credentials/describe-credentials.ts'
import type { DescribeContext } from './describe-context.ts'
import { describeMediaTypes } from './describe-media-types.ts'
import { describeParameters } from './describe-parameters.ts'
import { describeResponses } from './describe-responses.ts'
import { describeSamples } from './describe-samples.ts'
import { renderDescription } from './render-description.ts'
import { formatJsonValue } from './schema/format-json-value.ts'
import { shortenRequest } from './shorten-request.ts'

/** Describes everything that the page shows of an operation. */
export function describeOperation(operation: OpenApiOperation, context: DescribeContext): OperationView {
  const { document, base } = context
  const group = document.groups.find(({ id }) => id === operation.group)
  const request = operation.isWebhook
    ? undefined
    : shortenRequest(createRequestSpec(operation, document), context)
  return {
    id: operation.id,
    url: addBase(base, getOperationPath(document, operation.id)),
    group: {
      id: operation.group,
      name: group?.name ?? operation.group,
      url: addBase(base, createGroupPath(document.path, operation.group)),
    },
    method: operation.method,
    path: operation.path,
    bodyMatch: Object.entries(operation.bodyMatch ?? {}).map(([name, value]) => ({
      name,
      value: formatJsonValue(value),
    })),
    mergedId: operation.mergedId,
    isWebhook: operation.isWebhook,
    ...describeRelations(operation, context),
    title: operation.summary === '' ? operation.id : operation.summary,
    description: {
      1: renderDescription(operation.description, context, 1),
      2: renderDescription(operation.description, context, 2),
    },
    isDeprecated: operation.isDeprecated,
    isPreliminary: operation.isPreliminary,
    serverOverrides: operation.isWebhook ? [] : (operation.servers ?? []),
    endpointUrl: operation.isWebhook ? undefined : createEndpointUrl(operation, context),
    security: describeCredentials(operation.security, context),
    parameters: describeParameters(operation.parameters, context),
    body: describeBody(operation, context),
    responses: describeResponses(operation.responses, context),
    samples: request === undefined ? [] : describeSamples(request, operation.codeSamples),
    cli: linkDocumentedNames(operation.cli, context),
    terraform: linkDocumentedNames(operation.terraform, context),
    sdk: linkDocumentedNames(operation.sdk, context),
    guides: context.relatedPages.guides[operation.id] ?? [],
    documentation: operation.documentation,
    request,
  }
}

const linkDocumentedNames = (names: readonly string[], { relatedPages }: DescribeContext): DocumentedName[] =>
  names.map((name) => ({ name, url: relatedPages.documentUrls[name] }))

/** Returns the full URL of an operation with its `{parameters}`. */
const createEndpointUrl = ({ servers, path }: OpenApiOperation, { document }: DescribeContext): string =>
  ((servers ?? document.servers)[0]?.url ?? '') + path

function describeBody({ body, isWebhook }: OpenApiOperation, context: DescribeContext): BodyView | undefined {
  if (body === undefined) return undefined
  const description = renderDescription(body.description, context)
  // The reader receives the request of a webhook.
  const direction = isWebhook ? 'response' : 'request'
  const contents = describeMediaTypes(body.contents, { direction, anchor: 'body', description }, context)
  return { isRequired: body.isRequired, description, contents }
}

/** Describes how an operation belongs to others of the document: its callbacks, and where its responses lead. */
const describeRelations = (
  { callbacks, callbackParents, links }: OpenApiOperation,
  context: DescribeContext,
): Pick<OperationView, 'callbacks' | 'callbackParents' | 'links'> => ({
  callbacks: callbacks.flatMap(({ name, operation }) => {
    const page = findPage(operation, context)
    return page === undefined ? [] : [{ ...page, title: name }]
  }),
  callbackParents: callbackParents.flatMap((id) => findPage(id, context) ?? []),
  links: links.map(({ description, operation, ...link }) => ({
    ...link,
    description: renderDescription(description, context),
    operation: operation === undefined ? undefined : findPage(operation, context),
  })),
})

function findPage(id: string, { document, base }: DescribeContext): RelatedPage | undefined {
  const path = getOperationPaths(document).get(id)
  const operation = document.operations.find((other) => other.id === id)
  if (path === undefined || operation === undefined) return undefined
  return { title: operation.summary || id, url: addBase(base, path) }
}
