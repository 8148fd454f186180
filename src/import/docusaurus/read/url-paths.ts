/** Adds slashes at both ends. */
export const toRoute = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/')

/** Replaces the characters of a file name that URLs can't have. */
export const toUrlName = (name: string): string => name.replace(/[\s#%?*:|"<>\\^`{}[\]]+/gu, '-')

/** Addresses of a configuration are below the base, with or without a slash. */
export const toSitePath = (href: string): string => {
  const path = href.replace(/^pathname:\/\//, '')
  return /^(?:[a-z][\w+.-]*:|\/|#)/i.test(path) ? path : `/${path}`
}
