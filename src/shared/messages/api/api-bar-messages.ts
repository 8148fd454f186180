/** Texts of the bar above the pages of an API. They travel with its module. */
export const apiBarMessages = {
  apiBar: 'API',
  apiBarReleases: 'Release notes',
}
