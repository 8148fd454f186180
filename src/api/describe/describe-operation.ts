import type { OpenApiOperation } from '../../shared/api/api-document.ts'
import { groupPath } from '../../shared/api/api-files.ts'
import { formatOperationHash } from '../../shared/api/hash-route.ts'
import type { BodyView, DocumentedName, OperationView, SampleView } from '../../shared/api/operation-view.ts'
import type { RequestSpec } from '../../shared/api/request-spec.ts'
import { withBase } from '../../shared/urls.ts'
import { describeContents } from './describe-contents.ts'
import type { DescribeContext } from './describe-context.ts'
import { describeSecurity } from './describe-credentials.ts'
import { describeParameters } from './describe-parameters.ts'
import { describeResponses } from './describe-responses.ts'
import { descriptionHtml } from './markdown.ts'
import { jsonText } from './schema/json-text.ts'

/** Describes everything that the page shows of an operation. */
export function describeOperation(operation: OpenApiOperation, context: DescribeContext): OperationView {
  const { document, base } = context
  const group = document.groups.find(({ id }) => id === operation.group)
  const request = operation.isWebhook ? undefined : context.requestSpec(operation)
  return {
    id: operation.id,
    url: withBase(base, document.path) + formatOperationHash(operation.group, operation.id),
    group: {
      id: operation.group,
      name: group?.name ?? operation.group,
      url: withBase(base, groupPath(document.path, operation.group)),
    },
    method: operation.method,
    path: operation.path,
    bodyMatch: Object.entries(operation.bodyMatch ?? {}).map(([name, value]) => ({
      name,
      value: jsonText(value),
    })),
    mergedId: operation.mergedId,
    isWebhook: operation.isWebhook,
    title: operation.summary === '' ? operation.id : operation.summary,
    description: descriptionHtml(operation.description, context),
    isDeprecated: operation.isDeprecated,
    isPreview: operation.isPreview,
    ownServers: operation.isWebhook ? [] : (operation.servers ?? []),
    address: operation.isWebhook ? undefined : createAddress(operation, context),
    security: describeSecurity(operation.security, context),
    parameters: describeParameters(operation.parameters, context),
    body: describeBody(operation, context),
    responses: describeResponses(operation.responses, context),
    samples: request === undefined ? [] : describeSamples(request, context),
    cli: describeNames(operation.cli, context),
    terraform: describeNames(operation.terraform, context),
    guides: context.related.guides[operation.id] ?? [],
    request,
  }
}

const describeNames = (names: readonly string[], { related }: DescribeContext): DocumentedName[] =>
  names.map((name) => ({ name, url: related.documents[name] }))

/** Returns the full URL of an operation with its `{parameters}`. */
const createAddress = ({ servers, path }: OpenApiOperation, { document }: DescribeContext): string =>
  ((servers ?? document.servers)[0]?.url ?? '') + path

function describeBody({ body, isWebhook }: OpenApiOperation, context: DescribeContext): BodyView | undefined {
  if (body === undefined) return undefined
  const description = descriptionHtml(body.description, context)
  // The reader receives the request of a webhook.
  const direction = isWebhook ? 'response' : 'request'
  const contents = describeContents(body.contents, { direction, anchor: 'body', description }, context)
  return { isRequired: body.isRequired, description, contents }
}

/**
 * Describes the samples. Only the first language is rendered: all of them were a third of the output, and readers want
 * one.
 */
function describeSamples(spec: RequestSpec, { samples }: DescribeContext): SampleView[] {
  return samples.languages.map(({ id, label, tokens, write }, index) => ({
    language: id,
    label,
    html: index === 0 ? samples.highlight(write(samples.exampleRequest(spec)), tokens) : undefined,
  }))
}
