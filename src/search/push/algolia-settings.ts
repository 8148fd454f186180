import type { IndexSettings, SynonymHit } from 'algoliasearch'
import type { Synonym } from '../../shared/search/engine/index-format.ts'
import { facetFields, searchedFields } from '../../shared/search/uploaded-record.ts'

/** Fields of one weight share a line: which of them matches makes no difference. */
const searchableAttributes = [...Map.groupBy(searchedFields, ([, weight]) => weight)]
  .sort(([a], [b]) => b - a)
  .map(([, fields]) => fields.map(([name]) => `unordered(${name})`).join(','))

/** How the index searches, ranks and counts. */
export const algoliaSettings: IndexSettings = {
  searchableAttributes,
  attributesForFaceting: facetFields.map((name) =>
    name === 'area' || name === 'kind' ? name : `filterOnly(${name})`,
  ),
  customRanking: ['desc(weight)', 'asc(position)'],
  // A word that is in no record at all must not hide what the others find.
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // Identifiers are right or wrong.
  disableTypoToleranceOnAttributes: ['path', 'method'],
  // `--disk-size`, `/nodes/{id}` and `E_QUOTA` are looked up with their signs.
  separatorsToIndex: '_-/.',
  // Words in quotes; a leading minus is that of a flag, and excludes nothing.
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
  typoTolerance: 'min',
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24', 'code:16'],
  attributesToRetrieve: [
    'url',
    'url_without_anchor',
    'anchor',
    'type',
    'hierarchy',
    'trail',
    'kind',
    'area',
    'method',
  ],
  paginationLimitedTo: 1000,
}

/** One way, as the site has them: a word finds the others, and each of them has its own line. */
export const algoliaSynonyms = (synonyms: readonly Synonym[]): SynonymHit[] =>
  synonyms.map(([input, others], index) => ({
    objectID: `docent-${index}`,
    type: 'onewaysynonym',
    input,
    synonyms: others,
  }))
