import type { ServedSite } from '../../shared/output/served-site.ts'
import { withoutBase } from '../../shared/urls.ts'
import { hostOf } from '../request/own-page.ts'

type Place = Pick<ServedSite, 'newsletterAction' | 'base' | 'origin'>

/** Paths of the newsletter, with the base: what the form posts to, and what links in mails open. */
export interface NewsletterPaths {
  subscribe: string
  confirm: string
  unsubscribe: string
}

/** Where the newsletter is below the form's own path. */
export function newsletterPaths({ newsletterAction }: Place): NewsletterPaths {
  const folder = newsletterAction.replace(/\/$/, '')
  return {
    subscribe: newsletterAction,
    confirm: `${folder}/confirm`,
    unsubscribe: `${folder}/unsubscribe`,
  }
}

/** The link that confirms a subscription. */
export const confirmUrl = (site: Place, token: string): string => linkTo(site, 'confirm', token)

/** The link that ends a subscription. */
export const unsubscribeUrl = (site: Place, token: string): string => linkTo(site, 'unsubscribe', token)

function linkTo(site: Place, name: 'confirm' | 'unsubscribe', token: string): string {
  const url = new URL(newsletterPaths(site)[name], site.origin)
  url.searchParams.set('token', token)
  return url.href
}

/** The path of the page with the form, below the base: all that is kept of where a request comes from. */
export function pageOfReferer(request: Request, { base }: Pick<Place, 'base'>): string | undefined {
  const referer = request.headers.get('Referer')
  if (referer === null || !URL.canParse(referer)) return undefined
  const { host, pathname } = new URL(referer)
  if (host !== hostOf(request)) return undefined
  const path = withoutBase(base, pathname)
  return path === undefined || path.length > 200 || path.startsWith('//') ? undefined : path
}
