/** Approximate bytes of a key and a value's own structure in a cache with a maximum size. */
export const cacheOverhead = 1024
