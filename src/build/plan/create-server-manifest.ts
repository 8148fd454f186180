import type { DocsConfig } from '../../shared/config/config.ts'
import { formMessages } from '../../shared/forms/form-messages.ts'
import { newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import { pickMessages } from '../../shared/messages/pick-messages.ts'
import type {
  ConsentText,
  ManifestLanguage,
  ServerManifest,
  SiteHeaders,
} from '../../shared/output/server/server-manifest.ts'
import { defaultNewsletterAction } from '../../shared/output/server/server-paths.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase, removeBase } from '../../shared/urls.ts'

interface ServerManifestInput {
  view: SiteView
  config: DocsConfig
  messages: LocaleMessages
  /** ID of the build. */
  build: string
  headers: SiteHeaders
}

/** Creates the data that a server needs about the site. */
export function createServerManifest({
  view,
  config,
  messages,
  build,
  headers,
}: ServerManifestInput): ServerManifest {
  return {
    base: view.base,
    origin: view.origin,
    name: view.brand.name,
    build,
    // Links in earlier emails still unsubscribe.
    newsletterAction: view.newsletterAction ?? addBase(view.base, defaultNewsletterAction),
    formLanguages: listFormLanguages(view, messages),
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

/** Lists the languages of forms and emails, with their texts. */
const listFormLanguages = ({ base, locales }: SiteView, messages: LocaleMessages): ManifestLanguage[] =>
  locales.map(({ id, path, htmlLang, direction }, index) => {
    // English texts are the standard ones, which a server would look for in the default language first.
    const standard = index > 0 && /^en\b/i.test(htmlLang) ? formMessages : {}
    return {
      id,
      path: removeBase(base, path) ?? '/',
      htmlLang,
      direction,
      messages: pickMessages({ ...standard, ...messages.get(id) }, formMessages),
    }
  })

/** Lists the consent texts of locales that replace them. */
function listConsentTexts({ base, locales }: SiteView, messages: LocaleMessages): ConsentText[] {
  return locales.flatMap(({ id, path }) => {
    const own = messages.get(id) ?? {}
    if (own.newsletterTitle === undefined && own.newsletterOffer === undefined) return []
    const { newsletterTitle: title, newsletterOffer: offer } = { ...newsletterMessages, ...own }
    return [{ path: removeBase(base, path) ?? '/', title, offer }]
  })
}
