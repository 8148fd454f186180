/** Path below the base of the catalog of APIs (RFC 9727). It has no extension. */
export const apiCatalogPath = '/.well-known/api-catalog'

export const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
