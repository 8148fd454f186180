import type { ServedSite } from '../../shared/output/server/served-site.ts'
import { getNewsletterPaths } from '../../shared/output/server/server-paths.ts'
import { removeBase } from '../../shared/urls.ts'
import { getHost } from '../request/same-origin.ts'

type NewsletterSite = Pick<ServedSite, 'newsletterAction' | 'base' | 'origin'>

/** Creates the link that confirms a subscription. */
export const createConfirmUrl = (site: NewsletterSite, token: string): string =>
  createTokenUrl(site, 'confirm', token)

/** Creates the link that ends a subscription. */
export const createUnsubscribeUrl = (site: NewsletterSite, token: string): string =>
  createTokenUrl(site, 'unsubscribe', token)

function createTokenUrl(site: NewsletterSite, name: 'confirm' | 'unsubscribe', token: string): string {
  const url = new URL(getNewsletterPaths(site)[name], site.origin)
  url.searchParams.set('token', token)
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
