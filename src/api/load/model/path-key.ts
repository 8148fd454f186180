/** Returns the path that a key of `paths` stands for: without the suffix (`#…`) that only makes it unique. */
export const readPath = (key: string): string => key.replace(/#.*$/s, '').replace(/^(?!\/)/, '/')

/** Lists the names of the parameters in a path. */
export const listPlaceholders = (key: string): string[] =>
  [...readPath(key).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
