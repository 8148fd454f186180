import type { ApiDocument, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createExampleRequest } from '../../shared/api/create-request.ts'
import type { ListedBody, ListedField, ListedOperation } from '../../shared/api/listed-operation.ts'
import type { RequestSpec } from '../../shared/api/request-spec.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { intersectSchemas } from '../../shared/api/schema/intersect-schemas.ts'
import { schemaMessages } from '../../shared/messages/api/schema-messages.ts'
import { curl } from '../../shared/samples/curl.ts'
import { readFirstParagraph, shortenText } from '../../shared/text/plain-text.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { describeType } from '../describe/schema/describe-type.ts'
import { type InnerField, listInnerFields } from '../describe/schema/list-inner-fields.ts'
import { createRequestSpec } from '../request/create-request-spec.ts'
import { createOperationPageUrl } from './add-page-links.ts'
import { describeCredentialCarrier } from './describe-credential-carrier.ts'

const texts = { language: 'en', messages: schemaMessages }

const maxFields = 60
const maxSummary = 400
/** Characters of an example. Longer ones are on the page. */
const maxCurl = 2500

/** Lists the operations of an API for programs, with what is needed to call them. */
export function createOperationList(document: ApiDocument, base: string): ListedOperation[] {
  const groupNames = new Map(document.groups.map(({ id, name }) => [id, name]))
  return document.operations.map((operation): ListedOperation => {
    const spec = createRequestSpec(operation, document)
    const url = createOperationPageUrl(operation, { document, siteUrl: base.slice(0, -1) })
    const { id, method, path, isWebhook, bodyMatch } = operation
    return {
      id,
      method,
      path,
      title: operation.summary || id,
      summary: shortenText(readFirstParagraph(operation.description), maxSummary),
      group: groupNames.get(operation.group) ?? operation.group,
      url,
      markdownUrl: getMarkdownPath(url),
      endpoint: isWebhook ? undefined : (spec.servers[0]?.url ?? '') + path,
      ...(operation.isDeprecated ? { isDeprecated: true } : {}),
      ...(bodyMatch === undefined ? {} : { bodyMatch }),
      credentials: spec.security.map(({ scheme }) => describeCredentialCarrier(scheme)),
      ...(spec.otherSecurity === undefined
        ? {}
        : {
            otherCredentials: spec.otherSecurity.map((all) =>
              all.map(({ scheme }) => describeCredentialCarrier(scheme)),
            ),
          }),
      parameters: operation.parameters.map(({ name, in: location, isRequired, schema }) => ({
        in: location,
        ...describeListedField({ name, isRequired, schema }, document),
      })),
      body: createListedBody(spec, operation, document),
      curl: isWebhook ? undefined : createCurl(spec),
    }
  })
}

function createCurl(spec: RequestSpec): string | undefined {
  const text = curl.write(createExampleRequest(spec))
  return text.length > maxCurl ? undefined : text
}

function createListedBody(
  { body: spec }: RequestSpec,
  { body }: OpenApiOperation,
  document: ApiDocument,
): ListedBody | undefined {
  const schema = body?.contents[0]?.schema
  if (spec === undefined) return undefined
  const fields = schema === undefined ? [] : listBodyFields(schema, document)
  return {
    mediaType: spec.mediaType,
    isRequired: spec.isRequired,
    fields: fields.slice(0, maxFields).map((field) => describeListedField(field, document)),
  }
}

/** Lists the fields of a body. Of each choice between shapes, the first one counts. */
function listBodyFields(schema: InnerField['schema'], { schemas }: ApiDocument): readonly InnerField[] {
  const flat = flattenSchema(schema, schemas)
  const options = flat.choices.flatMap(({ options: [first = true] }) => flattenSchema(first, schemas))
  const fields = listInnerFields([flat, ...options].reduce(intersectSchemas), {
    direction: 'request',
    schemas,
  })
  // Required ones first, so that a long list loses only optional ones.
  return fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

const describeListedField = (
  { name, schema, isRequired }: InnerField,
  { schemas }: ApiDocument,
): ListedField => ({ name, type: describeType(flattenSchema(schema, schemas), schemas, texts), isRequired })
