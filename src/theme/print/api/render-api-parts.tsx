import type { ReactNode } from 'react'
import type { NamedSchemaView, OperationView, SchemaView } from '../../../shared/api/operation-view.ts'
import { formatFieldHash } from '../../../shared/api/pages/hash-route.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type {
  ApiGroupInput,
  ApiItemListInput,
  PrintLanguage,
  SchemaArticleInput,
} from '../../../shared/output/render-module.ts'
import { GroupArticle } from './group/GroupArticle.tsx'
import { ItemList } from './group/ItemList.tsx'
import { Operation } from './operation/Operation.tsx'
import { type PrintContextValue, usePrintContext } from './print-context.ts'
import { renderStatic } from './render-static.tsx'
import { SchemaArticle } from './schema/SchemaArticle.tsx'
import { SchemaTable } from './schema/SchemaTable.tsx'

/** Renders an operation for the page of its group. */
export const renderOperation = (view: OperationView, language: PrintLanguage): string =>
  renderStatic(<Operation view={view} title={<LinkedTitle view={view} />} />, language, {
    ...createOperationContext(view),
    titleLevel: 2,
  })

/** Returns the context of an operation's components, except for the level of its title. */
export const createOperationContext = ({ id, url }: OperationView): Partial<PrintContextValue> => ({
  owner: id,
  getUrl: (anchor) => url + formatFieldHash(id, anchor),
  textUrl: `${url}index.md`,
})

/** The title of an operation, with a link to the operation's page. */
function LinkedTitle({ view: { id, title, url } }: { view: OperationView }): ReactNode {
  const { messages } = usePrintContext()
  const label = fillMessage(messages.apiLinkTo, { name: title })
  return (
    <h2 id={`${id}/title`} tabIndex={-1}>
      {title}{' '}
      {/* biome-ignore lint/a11y/useAnchorContent: the style sheet prints the sign, the label names it */}
      <a className="heading-anchor" href={url} aria-label={label} />
    </h2>
  )
}

/**
 * Renders the fields of a component schema, for the page of all schemas and for the fragment that a link to it loads.
 */
export const renderSchema = ({ name, url, schema }: NamedSchemaView, language: PrintLanguage): string =>
  renderStatic(<SchemaTable view={schema} anchor="" side="request" />, language, {
    owner: name,
    textUrl: `${url.replace(/#.*/, '')}index.md`,
    getUrl: (anchor) => `#${encodeURIComponent(name)}/${encodeURIComponent(anchor)}`,
    isRepeatable: true,
  })

/** Renders the page of a component schema around its printed fields. */
export const renderSchemaArticle = ({ view, fields }: SchemaArticleInput, language: PrintLanguage): string =>
  renderStatic(<SchemaArticle view={view} fields={fields} />, language, { titleLevel: 1 })

/** Renders fields that an operation or schema has no room for, for the fragment that loads them. */
export const renderSchemaPart = (
  { schema, textUrl }: { schema: SchemaView; textUrl: string },
  language: PrintLanguage,
): string =>
  renderStatic(<SchemaTable view={schema} anchor="" side="request" />, language, {
    owner: 'part',
    textUrl,
    isRepeatable: true,
  })

/** Renders the article of a page that lists the operations of a group, or all schemas. */
export const renderItemList = (input: ApiItemListInput, language: PrintLanguage): string =>
  renderStatic(<ItemList {...input} />, language)

/** Renders the article of a page with all operations of a group, or with all schemas. */
export const renderGroup = (input: ApiGroupInput, language: PrintLanguage): string =>
  renderStatic(<GroupArticle {...input} />, language)
