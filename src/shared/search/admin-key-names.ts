/** Environment variables with the keys that can write to a search service. */
export const adminKeyNames = { algolia: 'ALGOLIA_ADMIN_KEY', typesense: 'TYPESENSE_ADMIN_KEY' } as const
