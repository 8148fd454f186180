import type { ArticleMessages } from '../../../../shared/messages/article-messages.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { CatalogRows } from './catalog-rows.ts'

const states = [
  { key: 'running', message: 'billingRunning' },
  { key: 'stopped', message: 'billingStopped' },
  { key: 'deleted', message: 'billingDeleted' },
] as const

/** Turns a row of the `billing` table into a table with one line per state of the resource. */
export function createBillingRows(
  row: Record<string, string | number>,
  messages: ArticleMessages,
): CatalogRows {
  return {
    title: fillMessage(messages.billingTitle, { resource: row.resource ?? '' }),
    columns: [
      { key: 'state', label: messages.billingState },
      { key: 'charge', label: messages.billingCharge },
    ],
    rows: states.flatMap(({ key, message }) => {
      const charge = row[key]
      return charge === undefined ? [] : [{ state: messages[message], charge }]
    }),
  }
}
