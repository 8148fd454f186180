import type { ServedSite } from '../../shared/output/served-site.ts'
import { removeBase } from '../../shared/urls.ts'
import { getHost } from '../request/same-origin.ts'

type NewsletterSite = Pick<ServedSite, 'newsletterAction' | 'base' | 'origin'>

/** Paths of the newsletter, including the base URL: the form's action and the links in emails. */
export interface NewsletterPaths {
  subscribe: string
  confirm: string
  unsubscribe: string
}

/** Returns the paths, which are below the form's action. */
export function getNewsletterPaths({ newsletterAction }: NewsletterSite): NewsletterPaths {
  const folder = newsletterAction.replace(/\/$/, '')
  return {
    subscribe: newsletterAction,
    confirm: `${folder}/confirm`,
    unsubscribe: `${folder}/unsubscribe`,
  }
}

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
