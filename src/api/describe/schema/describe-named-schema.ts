import type { Schema, Schemas } from '../../../shared/api/api-document.ts'
import { createSchemaExample } from '../../../shared/api/example/create-schema-example.ts'
import { createSchemaRef } from '../../../shared/api/json-pointer.ts'
import type { NamedSchemaView, SchemaUseList } from '../../../shared/api/operation-view.ts'
import { getOperationPath, getSchemaPaths } from '../../../shared/api/pages/page-paths.ts'
import { highlightJson } from '../../../shared/samples/highlight-sample.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { saysMore } from '../../../shared/text/says-more.ts'
import { addBase } from '../../../shared/urls.ts'
import type { DescribeContext } from '../describe-context.ts'
import { shortenExample } from '../shorten-example.ts'
import { describeSchema } from './describe-schema.ts'
import { findSchemaUses, maxListedUses } from './find-schema-uses.ts'
import { getSchemaUrl } from './schema-url.ts'

/** Describes a component schema on its own. Requests and responses share it, so it has the fields of both. */
export function describeNamedSchema(name: string, context: DescribeContext): NamedSchemaView {
  const { document, base } = context
  const { operations = [], schemas = [] } = findSchemaUses(document).get(name) ?? {}
  const schemaPaths = getSchemaPaths(document)
  const ref = { $ref: createSchemaRef(name) }
  const schema = describeSchema(ref, { direction: 'both', anchor: '' }, context)
  return {
    name,
    url: getSchemaUrl(name, context),
    schema: { ...schema, description: formatTitle(name, document.schemas[name]) + schema.description },
    example: highlightJson(JSON.stringify(createShortExample(ref, document.schemas), undefined, 2) ?? ''),
    usedBy: limitUses(
      operations.map(({ id, summary }) => ({
        title: summary === '' ? id : summary,
        url: addBase(base, getOperationPath(document, id)),
      })),
    ),
    partOf: limitUses(
      schemas.flatMap((title) => {
        const path = title === name ? undefined : schemaPaths.get(title)
        return path === undefined ? [] : [{ title, url: addBase(base, path) }]
      }),
    ),
  }
}

/** Formats the title of a schema above its description, as HTML, unless it repeats the name. */
function formatTitle(name: string, schema: Schema | undefined): string {
  const { title } = typeof schema === 'object' ? schema : {}
  return title === undefined || !saysMore(title, name) ? '' : `<p><strong>${escapeHtml(title)}</strong></p>`
}

/** Maximum length of an example, in characters: a screen or two next to the fields. */
const maxExample = 5000

const createShortExample = (schema: Schema, schemas: Schemas): unknown =>
  shortenExample(createSchemaExample(schema, schemas), maxExample)

const limitUses = (pages: SchemaUseList['pages']): SchemaUseList => ({
  pages: pages.slice(0, maxListedUses),
  more: Math.max(0, pages.length - maxListedUses),
})
