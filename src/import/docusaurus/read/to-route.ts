/** Adds slashes at both ends. */
export const toRoute = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/')
