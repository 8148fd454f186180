import type { ArticleContext } from '../../../../../shared/output/render-module.ts'
import type { CatalogRows } from '../catalog-rows.ts'
import { createArticleMessages } from '../create-article-messages.ts'
import { findRow } from '../find-row.ts'
import { listGuides } from '../list-guides.ts'
import { selectRows } from '../select-rows.ts'
import type { CatalogEntryProps } from './CatalogEntry.tsx'
import { createNotes } from './catalog-texts.ts'
import { describeOptions } from './describe-options.ts'
import { listApiLinks } from './list-api-links.ts'

/** Creates the props of `<SdkCall>`: the call's row, its signature, its parameters, and its guides. */
export function createSdkProps(name: string, context: ArticleContext): CatalogEntryProps {
  const { key, row } = findRow(context.catalog.get('sdk'), name)
  const method = String(row.name ?? name)
  const messages = createArticleMessages(context)
  const filter = { method }
  const parameters = selectRows(context.catalog.get('sdk-parameters'), { filter, columns: undefined })
  return {
    summary: String(row.summary ?? ''),
    usage: { text: formatSignature(method, parameters), language: 'python' },
    options: describeOptions(
      { ...parameters, rows: parameters.rows.map(dropEmptyDefault) },
      { key: 'parameter', separator: ': ' },
      messages,
    ),
    notes: [
      ...createNotes(messages.sdkReturns, row.returns),
      ...createNotes(messages.sdkErrors, row.errors),
      ...createNotes(messages.sdkFormerly, row.formerly),
    ],
    operations: listApiLinks('sdk', method, context),
    guides: listGuides('sdk', key, context),
  }
}

/** Removes a default that only means that the parameter is optional. The signature shows it. */
function dropEmptyDefault(row: CatalogRows['rows'][number]): CatalogRows['rows'][number] {
  const { default: initial, ...fields } = row
  return /^(?:None|""|''|\[\]|\{\})$/.test(String(initial)) ? fields : row
}

function formatSignature(name: string, { rows }: CatalogRows): string {
  const parameters = rows.map(({ parameter, default: initial }) =>
    initial === undefined ? String(parameter) : `${parameter}=${initial}`,
  )
  return `${name}(${parameters.join(', ')})`
}
