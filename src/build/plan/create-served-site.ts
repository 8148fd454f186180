import type { DocsConfig } from '../../shared/config/config.ts'
import { newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import type { ConsentText, ServedSite, SiteHeaders } from '../../shared/output/server/served-site.ts'
import { defaultNewsletterAction } from '../../shared/output/server/server-paths.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'

interface ServedSiteInput {
  view: SiteView
  config: DocsConfig
  messages: LocaleMessages
  /** ID of the build. */
  build: string
  headers: SiteHeaders
}

/** Creates the data that a server needs about the site. */
export function createServedSite({ view, config, messages, build, headers }: ServedSiteInput): ServedSite {
  return {
    base: view.base,
    origin: view.origin,
    name: view.brand.name,
    build,
    // Links in earlier emails still unsubscribe.
    newsletterAction: view.newsletterAction ?? addBase(view.base, defaultNewsletterAction),
    consentTexts: listConsentTexts(view, messages),
    feedbackAction: view.feedbackAction,
    suggestionsTitle: messages.get(view.locales[0]?.id ?? '')?.didYouMean,
    hasSearchApi: config.search.hasApi,
    mcp:
      config.mcp === false
        ? undefined
        : { path: addBase(view.base, config.mcp.path), origins: config.mcp.origins },
    headers,
  }
}

/** Lists the consent texts of locales that replace them. */
function listConsentTexts({ locales }: SiteView, messages: LocaleMessages): ConsentText[] {
  return locales.flatMap(({ id, path }) => {
    const own = messages.get(id) ?? {}
    if (own.newsletterTitle === undefined && own.newsletterOffer === undefined) return []
    const { newsletterTitle: title, newsletterOffer: offer } = { ...newsletterMessages, ...own }
    return [{ path, title, offer }]
  })
}
