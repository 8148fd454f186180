/** Version of records that belong to none, such as questions: services cannot filter by an empty text. */
export const anyVersion = '*'

/** Fields that services look in, with their weight: names first, text last. Both sides of a service agree on them. */
export const searchedFields = [
  ['hierarchy.lvl1', 10],
  ['keywords', 9],
  ['path', 8],
  ['hierarchy.lvl2', 8],
  ['hierarchy.lvl3', 7],
  ['hierarchy.lvl4', 6],
  ['hierarchy.lvl5', 5],
  ['hierarchy.lvl6', 5],
  ['method', 4],
  ['hierarchy.lvl0', 3],
  ['code', 3],
  ['content', 2],
] as const

/** Fields that results are counted and filtered by. */
export const facetFields = ['area', 'kind', 'language', 'version'] as const
