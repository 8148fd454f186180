import type { ArticleMessages } from '../../../../../shared/messages/article-messages.ts'
import { fillMessage } from '../../../../../shared/messages/fill-message.ts'
import type { CatalogRows } from '../catalog-rows.ts'
import { dropEmptyColumns, isFilled } from '../select-rows.ts'
import { formatCode, splitNames } from './catalog-texts.ts'

interface OptionNames {
  /** Column with the name of the option. */
  key: string
  /** Text between the name and its value or type. */
  separator: string
}

/**
 * Merges columns that don't fit: the value follows its option, and the description includes "required", the allowed
 * values, and the default.
 */
export function describeOptions(
  { title, columns, rows }: CatalogRows,
  { key, separator }: OptionNames,
  messages: ArticleMessages,
): CatalogRows {
  return dropEmptyColumns({
    title,
    columns: columns.filter((column) => column.key === key || column.key === 'description'),
    rows: rows.map((row) => ({
      [key]: [row[key], row.value].filter(isFilled).join(separator),
      description: [
        row.required === 'Yes' ? `**${messages.optionRequired}**` : '',
        row.description ?? '',
        isFilled(row.values)
          ? fillMessage(messages.optionValues, { values: splitNames(row.values).map(formatCode).join(', ') })
          : '',
        isFilled(row.default) ? fillMessage(messages.optionDefault, { value: row.default }) : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    })),
  })
}
