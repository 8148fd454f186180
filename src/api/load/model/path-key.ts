/**
 * Returns the path that a key of `paths` stands for: without the suffix (`#…`) that only makes it unique, and without a
 * placeholder for the query (`/nodes?{parameters}`, `/nodes{?page,size}`), whose parameters the operation lists.
 */
export const readPath = (key: string): string =>
  key.replace(/#.*$|\?\{[^{}]*\}$|\{[?&][^{}]*\}/gs, '').replace(/^(?!\/)/, '/')

/** Lists the names of the parameters in a path. */
export const listPlaceholders = (key: string): string[] =>
  [...readPath(key).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
