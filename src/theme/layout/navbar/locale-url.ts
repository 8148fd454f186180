import type { LocaleView } from '../../../shared/site-view.ts'

/** The same page in another locale: the path below the one's prefix, under the other's. */
export function localeUrl(url: string, from: LocaleView | undefined, to: LocaleView): string {
  const prefix = from?.path ?? '/'
  return url.startsWith(prefix) ? to.path + url.slice(prefix.length) : to.path
}
