import type { ReactNode } from 'react'
import type { LocaleView } from '../../../shared/site/site-view.ts'

interface DayProps {
  /** ISO 8601. */
  date: string
  locale: LocaleView | undefined
}

/** A date in words. */
export function Day({ date, locale }: DayProps): ReactNode {
  return <time dateTime={date}>{formatDay(date, locale)}</time>
}

/** Formats a date in UTC: in the reader's time zone, everyone west of Greenwich would see the previous day. */
function formatDay(date: string, locale: LocaleView | undefined): string {
  const calendar = locale?.calendar ?? 'gregory'
  const format = new Intl.DateTimeFormat(locale?.id ?? 'en', { dateStyle: 'long', timeZone: 'UTC', calendar })
  return format.format(new Date(date))
}
