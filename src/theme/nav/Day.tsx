import type { ReactNode } from 'react'
import type { LocaleView } from '../../shared/site/site-view.ts'

interface DayProps {
  /** ISO 8601. */
  date: string
  locale: LocaleView | undefined
}

/** A day in words. The build and the browser may know the words of a language from different years: the first print stays. */
export function Day({ date, locale }: DayProps): ReactNode {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDay(date, locale)}
    </time>
  )
}

/** Days are days everywhere: without the time zone, readers west of Greenwich would see the day before. */
function formatDay(date: string, locale: LocaleView | undefined): string {
  const calendar = locale?.calendar ?? 'gregory'
  const format = new Intl.DateTimeFormat(locale?.id ?? 'en', { dateStyle: 'long', timeZone: 'UTC', calendar })
  return format.format(new Date(date))
}
