/** Version of records that have none, such as FAQ questions, because services can't filter by an empty text. */
export const anyVersion = '*'

/** Fields that services search, with their weights: names first, text last. Both the upload and the query use them. */
export const queryFields = [
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
  ['questions', 3],
  ['content', 2],
] as const

/** Fields to count and filter results by. */
export const facetFields = ['area', 'kind', 'language', 'version'] as const
