import { renderToStaticMarkup } from 'react-dom/server'
import type { NamedSchemaView, OperationView } from '../../../shared/api/operation-view.ts'
import { formatFieldHash } from '../../../shared/api/pages/hash-route.ts'
import { type ApiMessages, apiMessages } from '../../../shared/messages/api/api-messages.ts'
import type { LocalizedMessages } from '../../../shared/messages/count-message.ts'
import type { ApiGroupInput, PrintLanguage } from '../../../shared/output/server-module.ts'
import { GroupArticle } from './GroupArticle.tsx'
import { Operation } from './operation/Operation.tsx'
import { PrintContext, type PrintContextValue } from './print-context.ts'
import { SchemaTable } from './schema/SchemaTable.tsx'
import { SchemaUses } from './schema/SchemaUses.tsx'

/** Renders an operation as HTML, for its page and the page of its group. Only its islands are hydrated. */
export function renderOperation(view: OperationView, language: PrintLanguage): string {
  const context: PrintContextValue = {
    ...apiTexts(language),
    owner: view.id,
    getUrl: (anchor) => view.url + formatFieldHash(view.id, anchor),
    isRepeatable: false,
  }
  return renderToStaticMarkup(
    <PrintContext value={context}>
      <Operation view={view} />
    </PrintContext>,
  )
}

/**
 * Renders the fields of a component schema, for the page of all schemas and for the fragment that a link to it loads.
 */
export function renderSchema({ name, schema }: NamedSchemaView, language: PrintLanguage): string {
  return renderToStaticMarkup(
    <PrintContext value={createSchemaContext(name, language)}>
      <SchemaTable view={schema} anchor="" side="request" />
    </PrintContext>,
  )
}

/** Renders the links to what uses a component schema, for its own page. */
export function renderSchemaUses(view: NamedSchemaView, language: PrintLanguage): string {
  return renderToStaticMarkup(
    <PrintContext value={createSchemaContext(view.name, language)}>
      <SchemaUses view={view} />
    </PrintContext>,
  )
}

const createSchemaContext = (name: string, language: PrintLanguage): PrintContextValue => ({
  ...apiTexts(language),
  owner: name,
  getUrl: (anchor) => `#${encodeURIComponent(name)}/${encodeURIComponent(anchor)}`,
  isRepeatable: true,
})

/** Renders the article of a page with all operations of a group, or with all schemas. */
export function renderGroup(input: ApiGroupInput, language: PrintLanguage): string {
  const context: PrintContextValue = {
    ...apiTexts(language),
    owner: '',
    getUrl: (anchor) => `#${anchor}`,
    isRepeatable: false,
  }
  return renderToStaticMarkup(
    <PrintContext value={context}>
      <GroupArticle {...input} />
    </PrintContext>,
  )
}

/** Returns the texts that the build prints on API pages, in one language. */
export const apiTexts = ({ messages, language }: PrintLanguage): LocalizedMessages<ApiMessages> => ({
  messages: { ...apiMessages, ...messages },
  language,
})
