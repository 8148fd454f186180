import { sandboxPath } from '../../api/api-files.ts'
import { searchLogPath } from '../../search/search-outcome.ts'
import { addBase } from '../../urls.ts'
import { type ServerManifest, searchApiPath } from './server-manifest.ts'

/** Path below the base that the newsletter's form posts to, unless the configuration names another. */
export const defaultNewsletterAction = '/_/newsletter'

/** Paths of the newsletter: the form's action and the links in emails. */
export interface NewsletterPaths {
  subscribe: string
  confirm: string
  unsubscribe: string
}

/**
 * Paths, with the base, that `docent serve` answers and files don't. The routes of the server and the rules that forward
 * requests to it are generated from them. A site without a service has no path for it.
 */
interface ServerPaths {
  newsletter: NewsletterPaths
  feedback: string | undefined
  searchLog: string
  searchApi: string | undefined
  mcp: string | undefined
  /** The sandbox also answers everything below. */
  sandbox: string
}

type ServerPathSite = Pick<
  ServerManifest,
  'base' | 'newsletterAction' | 'feedbackAction' | 'hasSearchApi' | 'mcp'
>

/** Returns the paths that the server answers for a site. */
export function getServerPaths(site: ServerPathSite): ServerPaths {
  const { base, feedbackAction, hasSearchApi = false, mcp } = site
  return {
    newsletter: getNewsletterPaths(site),
    feedback: feedbackAction,
    searchLog: addBase(base, searchLogPath),
    searchApi: hasSearchApi ? addBase(base, searchApiPath) : undefined,
    mcp: mcp?.path,
    sandbox: addBase(base, sandboxPath),
  }
}

/** Returns the paths of the newsletter, which are below the form's action. */
export function getNewsletterPaths({
  newsletterAction,
}: Pick<ServerManifest, 'newsletterAction'>): NewsletterPaths {
  const folder = newsletterAction.replace(/\/$/, '')
  return {
    subscribe: newsletterAction,
    confirm: `${folder}/confirm`,
    unsubscribe: `${folder}/unsubscribe`,
  }
}

/** Lists the paths that the server answers for a site. `/x/*` is everything below `/x/`. */
export function listServerPaths(site: ServerPathSite): string[] {
  const { newsletter, sandbox, ...others } = getServerPaths(site)
  return [...Object.values(newsletter), ...Object.values(others), sandbox, `${sandbox}/*`].filter(
    (path) => path !== undefined,
  )
}

/** Paths for the operators of a server. Proxies don't forward them. */
export const operatorPaths: readonly string[] = ['/healthz', '/readyz', '/metrics']
