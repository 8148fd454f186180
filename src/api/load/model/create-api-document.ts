import type {
  ApiDocument,
  ApiServer,
  CodeSample,
  OpenApiOperation,
  ServerVariable,
} from '../../../shared/api/api-document.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { toPlainText } from '../../../shared/text/plain-text.ts'
import { saysMore } from '../../../shared/text/says-more.ts'
import { createGroups } from '../groups/create-groups.ts'
import { createPathTags } from '../groups/create-path-tags.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { addAzureExamples } from './add-azure-examples.ts'
import type { DocumentModel } from './document-model.ts'
import { readDocumentation, readDocumentLinks } from './links/read-links.ts'
import { createLinkFinder, type FindLinked, readResponseLinks } from './links/read-response-links.ts'
import type { RawOperation } from './list-operations.ts'
import { createTitles } from './names/create-titles.ts'
import { deriveMergedOperationId } from './names/operation-id.ts'
import { readPath } from './path-key.ts'
import { readDocumentBody, readResponses } from './read-bodies.ts'
import { readDocumentDescription, readOperationDescription } from './read-description.ts'
import { readEntries, readItems, readTextField, readTextFields } from './read-fields.ts'
import { fitPathParameters, readParameters, readQueryDescription } from './read-parameters.ts'
import { readSecurity, readSecuritySchemes } from './read-security.ts'

/** An API as declared in the configuration. */
export interface ApiSource {
  id: string
  label: string
  /** Base path of the API's pages, canonical, below the site's base. */
  path: string
  /** The OpenAPI document, relative to the site folder. */
  file: string
  /** Whether mistakes that still leave readers a page fail the build. */
  problems: 'warn' | 'fail'
}

/** Creates the document in the engine's own format. */
export function createApiDocument(
  api: ApiSource,
  entries: readonly RawOperation[],
  model: DocumentModel,
): ApiDocument {
  const { document } = model
  const info = toObject(document.info)
  const tagged = readTags(entries)
  const groups = createGroups(document, tagged)
  const groupsByTag = new Map(groups.map(({ tag, id }) => [tag, id]))
  const groupsById = new Map(tagged.map(({ id, tags: [tag] }) => [id, groupsByTag.get(tag) ?? '']))
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  const entriesByEndpoint = Map.groupBy(entries, formatOperationKey)
  const findLinked = createLinkFinder(entries)
  const titles = createTitles(entries, new Map(tagged.map(({ id, tags }) => [id, tags])))
  const callbacks = Map.groupBy(
    entries.flatMap((entry) => (entry.callback?.parents ?? []).map((parent) => ({ parent, entry }))),
    ({ parent }) => parent,
  )
  return {
    id: api.id,
    label: api.label,
    path: api.path,
    title: readTextField(info.title) || api.label,
    icon: readTextField(info['x-icon']) || undefined,
    version: readTextField(info.version),
    summary: readTextField(info.summary),
    description: readDocumentDescription(document, new Set(groupsByTag.keys())),
    links: readDocumentLinks(document),
    // Without servers, OpenAPI defaults to the host of the document.
    servers: readServers(document) ?? [{ url: '', description: '' }],
    securitySchemes: readSecuritySchemes(document, model.follow),
    groups: groups.map(({ tag: _, ...group }) => group),
    operations: groups
      .flatMap(({ operations }) => operations)
      .flatMap((id) => entriesById.get(id) ?? [])
      .map((entry) => ({
        ...readOperation(entry, {
          ...{ group: groupsById.get(entry.id) ?? '', summary: titles.get(entry) ?? '' },
          ...{ model, findLinked },
        }),
        callbacks: (callbacks.get(entry) ?? []).map((own) => ({
          name: own.entry.callback?.name ?? '',
          operation: own.entry.id,
        })),
        mergedId: findMergedId(entry, entriesByEndpoint),
      })),
    schemas: model.schemas,
  }
}

/** Reads the tags of the operations. The first one determines the group. Without tags, the path does. */
function readTags(entries: readonly RawOperation[]): { id: string; tags: [string, ...string[]] }[] {
  const tagged = entries.map((entry) => {
    const { operation, key, isWebhook } = findTagged(entry)
    return { id: entry.id, key, isWebhook, tags: readTextFields(operation.tags) }
  })
  const createPathTag = createPathTags(
    entries.flatMap(({ key, isWebhook }) => (isWebhook ? [] : readPath(key))),
    tagged.flatMap(({ tags }) => tags),
  )
  return tagged.map(({ id, key, isWebhook, tags: [first, ...others] }) => {
    const implied = isWebhook ? 'Webhooks' : (createPathTag(readPath(key)) ?? 'Other')
    return { id, tags: [first ?? implied, ...new Set(others)] }
  })
}

/** Finds the operation that decides about the group: a callback without tags is next to its first operation. */
function findTagged(entry: RawOperation): RawOperation {
  const [parent] = entry.callback?.parents ?? []
  return parent === undefined || readTextFields(entry.operation.tags).length > 0 ? entry : findTagged(parent)
}

/** Key of an operation in downloads, where each method and path appears once. */
const formatOperationKey = ({ method, key, isWebhook }: RawOperation): string =>
  isWebhook ? `webhook ${key}` : `${method} ${readPath(key)}`

function findMergedId(
  entry: RawOperation,
  entriesByEndpoint: ReadonlyMap<string, readonly RawOperation[]>,
): string | undefined {
  const isShared = !entry.isWebhook && (entriesByEndpoint.get(formatOperationKey(entry))?.length ?? 0) > 1
  return isShared ? deriveMergedOperationId(entry.method, readPath(entry.key)) : undefined
}

interface OperationContext {
  group: string
  summary: string
  model: DocumentModel
  findLinked: FindLinked
}

function readOperation(
  entry: RawOperation,
  { group, summary, model, findLinked }: OperationContext,
): Omit<OpenApiOperation, 'mergedId' | 'callbacks'> {
  const { id, method, key, isWebhook, callback, item, operation } = entry
  const path = isWebhook ? key : readPath(key)
  const inherited = isWebhook ? undefined : model.document.security
  const parameters = readParameters(item, operation, model)
  const queryDescription = readQueryDescription(
    [...readItems(item.parameters), ...readItems(operation.parameters)],
    parameters,
    model,
  )
  const description = [readOperationDescription(operation, item), queryDescription]
    .filter(Boolean)
    .join('\n\n')
  return {
    id,
    group,
    method,
    path,
    bodyMatch: isObject(operation['x-body-match']) ? operation['x-body-match'] : undefined,
    isWebhook,
    links: readResponseLinks(operation, model.follow, findLinked),
    callbackParents: (callback?.parents ?? []).map((parent) => parent.id),
    summary,
    // A description that became the title isn't repeated.
    description: saysMore(description, summary) ? description : '',
    isDeprecated: operation.deprecated === true,
    isPreliminary: operation['x-preview'] === true || operation['x-scalar-stability'] === 'experimental',
    ...addAzureExamples(
      {
        parameters: isWebhook ? parameters : fitPathParameters(parameters, path),
        body: readDocumentBody(operation, model),
        responses: readResponses(operation, model),
      },
      operation,
      model,
    ),
    security: readSecurity(operation.security ?? inherited),
    servers: readServers(operation) ?? readServers(item),
    codeSamples: readCodeSamples(operation),
    documentation: readDocumentation(operation),
    cli: readTextFields(operation['x-cli']),
    terraform: readTextFields(operation['x-terraform']),
    sdk: readTextFields(operation['x-sdk']),
    at: model.report.locate(operation),
  }
}

/** Reads the samples of the document. `x-code-samples` is the older name. */
const readCodeSamples = (operation: OpenApiObject): CodeSample[] =>
  readItems(operation['x-codeSamples'] ?? operation['x-code-samples'])
    .map(({ lang, label, source }) => ({
      language: readTextField(lang),
      label: readTextField(label),
      source: typeof source === 'string' ? source.trimEnd() : '',
    }))
    .filter(({ source }) => source !== '')

/**
 * Reads the servers of a document, a path item, or an operation; undefined where there are none. `x-servers` is the name
 * in Swagger, which has only one host.
 */
function readServers(fields: OpenApiObject): ApiServer[] | undefined {
  const servers = readItems(fields.servers ?? fields['x-servers'])
  return servers.length === 0 ? undefined : servers.map(readServer)
}

function readServer(server: OpenApiObject): ApiServer {
  const template = readTextField(server.url).replace(/\/+$/, '').replace(/^\/\//, 'https://')
  const variables = readVariables(server, template)
  const defaults = new Map(variables.map(({ name, default: value }) => [name, value]))
  const url = template.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole)
  return {
    // A default may end in a slash, or be a whole URL.
    url: url.replace(/\/+$/, ''),
    description: [server.name, server.description].map(readPlainText).filter(Boolean).join(': '),
    ...(variables.length > 0 && { template, variables }),
  }
}

/** Reads a text without its markup: lists and forms have no room for it. A tag may be a placeholder. */
function readPlainText(value: unknown): string {
  const text = readTextField(value)
  return text.includes('<') ? text : toPlainText(text)
}

/** Reads the variables that a URL contains and that have a default. */
const readVariables = (server: OpenApiObject, url: string): ServerVariable[] =>
  readEntries(server.variables)
    .filter(([name, variable]) => url.includes(`{${name}}`) && isText(variable.default))
    .map(([name, variable]) => ({
      name,
      default: String(variable.default),
      values: Array.isArray(variable.enum) ? variable.enum.filter(isText).map(String) : [],
      description: readPlainText(variable.description),
    }))

/** Ports and versions are often written as numbers. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
