import type { ReactNode } from 'react'
import { useQueryAndHash } from '../../../../runtime/navigation/useQueryAndHash.ts'
import { changeUrlLocale } from '../../../../shared/site/locales.ts'
import type { ShellView } from '../../../../shared/site/page.ts'
import type { LocaleView } from '../../../../shared/site/site-view.ts'

interface LocaleLinksProps {
  locales: LocaleView[]
  view: ShellView
  className: string
}

/** Links to this page in each language, with the query and hash of the current URL. */
export function LocaleLinks({ locales, view, className }: LocaleLinksProps): ReactNode {
  const suffix = useQueryAndHash()
  const current = locales.find(({ id }) => id === view.locale)
  return (
    <ul>
      {locales.map((locale) => (
        <li key={locale.id}>
          <a
            className={className}
            href={changeUrlLocale(view.url, current, locale) + suffix}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            aria-current={locale === current ? 'true' : undefined}
            data-locale={locale.id}
          >
            {locale.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
