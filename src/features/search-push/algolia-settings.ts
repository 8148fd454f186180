import type { IndexSettings, SynonymHit } from 'algoliasearch'
import type { Synonym } from '../../shared/search/engine/index-format.ts'
import { anyVersion, facetFields, queryFields } from '../../shared/search/hosted-search-fields.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'

/** Fields with the same weight share a line: which of them matches makes no difference. */
const searchableAttributes = [...Map.groupBy(queryFields, ([, weight]) => weight)]
  .sort(([a], [b]) => b - a)
  .map(([, fields]) => fields.map(([name]) => `unordered(${name})`).join(','))

/** Settings for searching, ranking, and counting. */
export const algoliaSettings: IndexSettings = {
  searchableAttributes,
  attributesForFaceting: facetFields.map((name) =>
    name === 'area' || name === 'kind' ? name : `filterOnly(${name})`,
  ),
  customRanking: ['desc(weight)', 'asc(position)'],
  // A word that no record contains must not hide results for the other words.
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // Identifiers must match exactly.
  disableTypoToleranceOnAttributes: ['path', 'method'],
  // `--disk-size`, `/nodes/{id}`, and `E_QUOTA` are searched with their punctuation.
  separatorsToIndex: '_-/.',
  // Phrases in quotes. A leading minus belongs to a flag and excludes nothing.
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
  typoTolerance: 'min',
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24', 'code:16'],
  attributesToRetrieve: 'url url_without_anchor anchor type hierarchy trail kind area method'.split(' '),
  paginationLimitedTo: 1000,
}

/** Creates one-way synonyms, as on the site: a word finds the others, and each word has its own row. */
export const createAlgoliaSynonyms = (synonyms: readonly Synonym[]): SynonymHit[] =>
  synonyms.map(([input, others], index) => ({
    objectID: `docent-${index}`,
    type: 'onewaysynonym',
    input,
    synonyms: others,
  }))

/**
 * Creates alternative corrections, which count as two typos: with `typoTolerance: 'min'`, they find something only if the
 * reader's own words find nothing.
 */
export const createAlgoliaCorrections = (everydayWords: readonly Synonym[]): SynonymHit[] =>
  everydayWords.map(([word, corrections], index) => ({
    objectID: `docent-everyday-${index}`,
    type: 'altcorrection2',
    word,
    corrections,
  }))

/** Creates the object that is uploaded for a record. Records of all versions have a value, because filters need one. */
export const createAlgoliaObject = (record: SearchRecord): Record<string, unknown> => ({
  ...record,
  version: record.version || anyVersion,
})
