/** Adds slashes at both ends. */
export const toRoute = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/')

/** Replaces the characters of a file name that URLs can't have. */
export const toUrlName = (name: string): string => name.replace(/[\s#%?*:|"<>\\^`{}[\]]+/gu, '-')
