import { addFormLocale } from '../../shared/forms/form-locale.ts'
import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'
import { getNewsletterPaths, type NewsletterPaths } from '../../shared/output/server/server-paths.ts'
import { removeBase } from '../../shared/urls.ts'
import type { FormLanguage } from '../forms/form-language.ts'
import { getHost } from '../request/same-origin.ts'

type NewsletterSite = Pick<ServerManifest, 'newsletterAction' | 'base' | 'origin' | 'formLanguages'>

/** Creates the link that confirms a subscription, in the language of its email. */
export const createConfirmUrl = (site: NewsletterSite, token: string, language: FormLanguage): string =>
  createTokenUrl(site, token, getLinkPath(site, 'confirm', language))

/** Creates the link that ends a subscription, in the language of its email. */
export const createUnsubscribeUrl = (site: NewsletterSite, token: string, language: FormLanguage): string =>
  createTokenUrl(site, token, getLinkPath(site, 'unsubscribe', language))

/** Returns the path that a form of the newsletter posts to, with the language of its responses. */
export const getLinkPath = (
  site: Pick<NewsletterSite, 'newsletterAction' | 'formLanguages'>,
  name: keyof NewsletterPaths,
  { locale }: Pick<FormLanguage, 'locale'>,
): string => addFormLocale(getNewsletterPaths(site)[name], locale, site.formLanguages ?? [])

function createTokenUrl(site: NewsletterSite, token: string, path: string): string {
  const url = new URL(path, site.origin)
  url.searchParams.append('token', token)
  return url.href
}

/**
 * Returns the path of the page with the form, below the base URL. Nothing else is stored about where a request came
 * from.
 */
export function getRefererPage(request: Request, { base }: Pick<NewsletterSite, 'base'>): string | undefined {
  const referer = request.headers.get('Referer')
  if (referer === null || !URL.canParse(referer)) return undefined
  const { host, pathname } = new URL(referer)
  if (host !== getHost(request)) return undefined
  const path = removeBase(base, pathname)
  return path === undefined || path.length > 200 || path.startsWith('//') ? undefined : path
}
