import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'
import { splitIds } from '../../../../shared/content/listed/faq.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { ArticleContext } from '../../../../shared/output/render-module.ts'
import type { CostProps } from './Cost.tsx'
import { createArticleMessages } from './create-article-messages.ts'

type Row = FactTable['rows'][string]

/**
 * Creates the props of `<BillingState>`: the row of the `billing` table with its prices in the `prices` table. `also` has the
 * keys of other rows, whose resources the page needs too.
 */
export function createCostProps(key: string, also: unknown, context: ArticleContext): CostProps {
  const rows = context.catalog.get('billing')?.rows ?? {}
  const { subject = key, charge = '', end, list } = rows[key] ?? {}
  const { costOf, costPrice, costAlso, costList } = createArticleMessages(context)
  const prices = Object.values(context.catalog.get('prices')?.rows ?? {}).filter(({ of }) => of === key)
  const language = context.locale?.htmlLang ?? 'en'
  const others = typeof also === 'string' ? splitIds(also).map((id) => String(rows[id]?.subject ?? id)) : []
  const subjects = new Intl.ListFormat(language).format(others)
  return {
    label: fillMessage(costOf, { subject }),
    sentences: [
      startLowercase(String(charge)),
      ...(prices.length === 0
        ? []
        : [fillMessage(costPrice, { prices: prices.map((row) => formatPrice(row, language)).join('; ') })]),
      ...(end === undefined ? [] : [String(end)]),
      ...(others.length === 0 ? [] : [fillMessage(costAlso, { subjects })]),
    ].map((sentence) => `${sentence}.`),
    list: list === undefined ? undefined : { label: costList, url: String(list) },
  }
}

/** Lowercases the charge, because it follows a colon. Names in capitals stay. */
const startLowercase = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Formats a price with its date, for example "INR 4 per GB and month, April 2026, before tax". */
function formatPrice(
  { item, currency = '', value = '', unit = '', date = '', tax }: Row,
  language: string,
): string {
  const amount = typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
  const price = `${currency} ${amount} ${unit}`.trim()
  return [item, price, formatMonth(String(date), language), tax]
    .filter((part) => part !== undefined)
    .join(', ')
}

/** Formats a month such as `2026-04`. Returns a year unchanged. */
function formatMonth(date: string, language: string): string {
  if (!/^\d{4}-\d{2}$/.test(date)) return date
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return format.format(new Date(date))
}
