import type { SiteView } from '../shared/site/site-view.ts'

/** Returns the constants that the bundler replaces, so that a site doesn't load code that only other sites need. */
export function createBundleConstants({
  versions,
  locales,
  search,
  titleDelimiter,
  announcement,
  navbar,
  analytics,
  colorMode,
  isStoredOffline,
  isDev,
}: SiteView): Record<string, string> {
  return {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.DOCENT_HAS_VERSIONS': String(versions.length > 1),
    'import.meta.env.DOCENT_HAS_SCOPES': String(versions.length > 1 || locales.length > 1),
    'import.meta.env.DOCENT_HAS_ANNOUNCEMENT': String(announcement !== undefined),
    'import.meta.env.DOCENT_RESPECTS_SYSTEM': String(colorMode.respectsSystem),
    'import.meta.env.DOCENT_HIDES_NAVBAR': String(navbar.hideOnScroll),
    'import.meta.env.DOCENT_HAS_ANALYTICS': String((analytics?.trackingId ?? '') !== ''),
    'import.meta.env.DOCENT_HAS_OFFLINE': String(isStoredOffline === true),
    'import.meta.env.DOCENT_IS_DEV': String(isDev === true),
    'import.meta.env.DOCENT_TITLE_DELIMITER': JSON.stringify(titleDelimiter),
    'import.meta.env.DOCENT_SEARCH_ENGINE': JSON.stringify(search.engine.kind),
  }
}
