/** Path of the description of the site's search, below the base. */
export const openSearchPath = '/opensearch.xml'
