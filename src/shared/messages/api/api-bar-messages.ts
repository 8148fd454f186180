/** Messages of the bar above the pages of an API, bundled with its module. */
export const apiBarMessages = {
  apiBar: 'API',
  apiBarReleases: 'Release notes',
}
