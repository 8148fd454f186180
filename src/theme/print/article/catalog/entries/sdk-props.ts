import type { ArticleContext } from '../../../../../shared/output/server-module.ts'
import type { CatalogRows } from '../catalog-rows.ts'
import { createArticleMessages } from '../create-article-messages.ts'
import { createApiLink, findRow } from '../find-row.ts'
import { listGuides } from '../guides.ts'
import { selectRows } from '../select-rows.ts'
import { getCellText, splitNames } from './catalog-texts.ts'
import { describeOptions } from './describe-options.ts'
import type { SdkCallProps } from './SdkCall.tsx'

/** Creates the props of `<SdkCall>`: the call's row, its signature, its parameters, and its guides. */
export function createSdkProps(name: string, context: ArticleContext): SdkCallProps {
  const { key, row } = findRow(context.catalog.get('sdk'), name)
  const method = String(row.name ?? name)
  const filter = { method }
  const parameters = selectRows(context.catalog.get('sdk-parameters'), { filter, columns: undefined })
  return {
    summary: String(row.summary ?? ''),
    usage: formatSignature(method, parameters),
    options: describeOptions(
      { ...parameters, rows: parameters.rows.map(dropEmptyDefault) },
      { key: 'parameter', separator: ': ' },
      createArticleMessages(context),
    ),
    returns: getCellText(row.returns),
    errors: getCellText(row.errors),
    formerly: getCellText(row.formerly),
    operations: splitNames(row.operations).map((id) => createApiLink(id, context.area, context)),
    guides: listGuides('sdk', key, context),
  }
}

/** The signature shows the default of a parameter that may be left out. Its description repeats it only if it says more. */
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
