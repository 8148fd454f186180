import type { ApiDocument, ApiGroup, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createGroupPath, createSchemasPath } from '../../shared/api/api-files.ts'
import { getOperationPath, getSchemaPaths } from '../../shared/api/pages/page-paths.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { Heading, PageLink } from '../../shared/site/page.ts'
import type { ApiPage } from '../../shared/site/site.ts'
import { addItemsToDescription, readFirstParagraph } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'
import { type ApiPageContext, createApiView } from './create-api-view.ts'

/**
 * Creates the pages of an API: one for each group, followed by its operations, and one for all schemas, followed by each
 * schema.
 */
export function createApiPages(document: ApiDocument, context: ApiPageContext): ApiPage[] {
  return [...createGroupPages(document, context), ...createSchemaPages(document, context)]
}

function createGroupPages(document: ApiDocument, context: ApiPageContext): ApiPage[] {
  const { config, messages } = context
  const operations = new Map(document.operations.map((operation) => [operation.id, operation]))
  const groupLinks = document.groups.map(({ id, name }) =>
    createLink(name, createGroupPath(document.path, id), config),
  )
  const places = findPlaces(document)
  const operationLinks = createOperationLinks(document, config, places)
  return document.groups.flatMap((group, index): ApiPage[] => {
    const path = createGroupPath(document.path, group.id)
    const headings = createOperationHeadings(group, operations)
    const source = {
      path,
      title: group.name,
      description: addItemsToDescription(
        readFirstParagraph(group.description) ||
          fillMessage(messages.apiGroupDescription, { name: group.name }),
        headings.map(({ text }) => text),
      ),
      previous: groupLinks[index - 1],
      next: groupLinks[index + 1],
    }
    const above = [createLink(group.name, path, config)]
    return [
      {
        path,
        group: group.id,
        item: undefined,
        view: { ...createApiView(source, document, context), headings },
      },
      ...group.operations.flatMap((id): ApiPage[] => {
        const operation = operations.get(id)
        const links = operationLinks.get(id)
        if (operation === undefined || links === undefined) return []
        const place = places.get(operation)
        const page = { ...describeOperationPage(operation, document), ...links, place, above }
        return [{ path: page.path, group: group.id, item: id, view: createApiView(page, document, context) }]
      }),
    ]
  })
}

function describeOperationPage(
  { id, method, path, summary, description }: OpenApiOperation,
  document: ApiDocument,
): { path: string; title: string; description: string } {
  const title = summary || id
  const text = (readFirstParagraph(description) || title).replace(/[.:]+$/, '')
  // Several operations may have the same text, but not for the same method and path.
  return {
    path: getOperationPath(document, id),
    title,
    description: `${text}: ${method} ${path}`,
  }
}

/** Finds the names of the groups of operations whose title is also in another group: "List", "Retrieve". */
function findPlaces({ operations, groups }: ApiDocument): Map<OpenApiOperation, string | undefined> {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  const namesakes = Map.groupBy(operations, ({ summary }) => summary)
  return new Map(
    operations
      .filter(({ summary }) => summary !== '' && (namesakes.get(summary)?.length ?? 0) > 1)
      .map((operation) => [operation, names.get(operation.group)]),
  )
}

interface PageLinks {
  previous: PageLink | undefined
  next: PageLink | undefined
}

/** Links each operation to the previous and the next one, across groups. */
function createOperationLinks(
  document: ApiDocument,
  config: DocsConfig,
  places: ReturnType<typeof findPlaces>,
): Map<string, PageLinks> {
  const links = document.operations.map((operation) => {
    const { id, summary } = operation
    const place = places.get(operation)
    const title = place === undefined ? summary || id : `${summary} (${place})`
    return createLink(title, getOperationPath(document, id), config)
  })
  return new Map(
    document.operations.map(({ id }, index) => [id, { previous: links[index - 1], next: links[index + 1] }]),
  )
}

function createSchemaPages(document: ApiDocument, context: ApiPageContext): ApiPage[] {
  const { config, messages } = context
  const names = Object.keys(document.schemas).sort()
  if (names.length === 0) return []
  const path = createSchemasPath(document.path)
  const paths = getSchemaPaths(document)
  const source = {
    path,
    title: messages.apiSchemas,
    description: addItemsToDescription(
      fillMessage(messages.apiSchemasDescription, { name: document.label }),
      names,
    ),
  }
  const headings = names.map((name): Heading => ({ depth: 2, id: name, text: name }))
  const above = [createLink(messages.apiSchemas, path, config)]
  return [
    {
      path,
      group: undefined,
      item: undefined,
      view: { ...createApiView(source, document, context), headings },
    },
    ...names.flatMap((name): ApiPage[] => {
      const schemaPath = paths.get(name)
      if (schemaPath === undefined) return []
      const page = {
        path: schemaPath,
        title: name,
        description: describeSchemaPage(name, document, context),
        above,
      }
      return [
        { path: schemaPath, group: undefined, item: name, view: createApiView(page, document, context) },
      ]
    }),
  ]
}

function describeSchemaPage(
  name: string,
  { label, schemas }: ApiDocument,
  { messages }: ApiPageContext,
): string {
  const schema = schemas[name]
  const { description = '', properties = {} } = typeof schema === 'object' ? schema : {}
  const text = readFirstParagraph(description).replace(/\.$/, '')
  const place = fillMessage(messages.apiSchemaDescription, { name, api: label })
  return addItemsToDescription(text === '' ? place : `${text}. ${place}`, Object.keys(properties))
}

const createLink = (label: string, path: string, { base }: DocsConfig): PageLink => ({
  label,
  url: addBase(base, path),
})

function createOperationHeadings(
  group: ApiGroup,
  operations: ReadonlyMap<string, OpenApiOperation>,
): Heading[] {
  return group.operations.map((id) => ({ depth: 2, id, text: operations.get(id)?.summary || id }))
}
