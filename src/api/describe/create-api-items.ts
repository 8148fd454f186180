import type { OpenApiOperation } from '../../shared/api/api-document.ts'
import type { ApiItem, Describable, Described } from '../../shared/api/describer.ts'
import type { NamedSchemaView, OperationView, SchemaView } from '../../shared/api/operation-view.ts'
import { getOperationPath, getSchemaPaths } from '../../shared/api/pages/page-paths.ts'
import { readFirstParagraph, shortenText } from '../../shared/text/plain-text.ts'
import { addBase } from '../../shared/urls.ts'
import type { DescribeContext } from './describe-context.ts'
import { describeOperation } from './describe-operation.ts'
import { getDetail, getPartDetail } from './detail-levels.ts'
import { describeNamedSchema } from './schema/describe-named-schema.ts'
import { describeFlatSchema } from './schema/describe-schema.ts'
import { OverflowCollector, type UnnamedPart } from './schema/overflow-collector.ts'

/** Maximum length of the description of an item in a list, in characters. */
const maxSummary = 160

export function createOperationItem(
  operation: OpenApiOperation,
  context: DescribeContext,
): ApiItem<OperationView> {
  const { id, method, path, summary, description, isDeprecated } = operation
  const line = {
    id,
    title: summary || id,
    url: addBase(context.base, getOperationPath(context.document, id)),
    summary: createSummary(description, summary),
    endpoint: { method, path },
    isDeprecated,
  }
  const describe = (level: number): Described<OperationView> =>
    describeWithParts(
      new OverflowCollector(`operation/${id}`),
      { ...context, detail: getDetail(level) },
      (own) => describeOperation(operation, own),
    )
  return { name: id, line, describe }
}

export function createSchemaItem(name: string, context: DescribeContext): ApiItem<NamedSchemaView> {
  const { document, base } = context
  const path = getSchemaPaths(document).get(name)
  const schema = document.schemas[name]
  const { description = '', deprecated } = typeof schema === 'object' ? schema : {}
  const line = {
    id: name,
    title: name,
    url: path === undefined ? undefined : addBase(base, path),
    summary: createSummary(description, name),
    endpoint: undefined,
    isDeprecated: deprecated === true,
  }
  const describe = (level: number): Described<NamedSchemaView> =>
    describeWithParts(
      new OverflowCollector(`schema/${name}`),
      { ...context, detail: getDetail(level) },
      (own) => describeNamedSchema(name, own),
    )
  return { name, line, describe }
}

/** Creates the text below a title, unless it repeats the title. */
function createSummary(description: string, title: string): string {
  const text = shortenText(readFirstParagraph(description), maxSummary)
  return text.replace(/\.$/, '') === title.replace(/\.$/, '') ? '' : text
}

const createPartDescribable = (
  { name, owner, flat, direction }: UnnamedPart,
  context: DescribeContext,
): Describable<SchemaView> => ({
  name,
  describe: (level) =>
    describeWithParts(
      new OverflowCollector(owner, name),
      { ...context, detail: getPartDetail(level) },
      (own) => describeFlatSchema(flat, { direction, anchor: '' }, own),
    ),
})

function describeWithParts<View>(
  parts: OverflowCollector,
  context: DescribeContext,
  describe: (context: DescribeContext) => View,
): Described<View> {
  const view = describe({ ...context, parts })
  return {
    view,
    parts: parts.schemas.map((part) => createPartDescribable(part, context)),
    files: parts.files,
  }
}
