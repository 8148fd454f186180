import type { SearchQueryRow } from '../../src/doctor/search-queries.ts'
import { isTestRow } from './row-sets.ts'

/** Sentences around a subject, as in tickets and chats. */
const sentences = [
  'hello i need some help with %',
  'good morning could you please explain %',
  'sir please guide me for %',
  'i would like to know about % thanks',
  'we are unable to find how to % please assist',
  'need urgent help regarding %',
  'is there any option available for %',
  'please let me know the procedure of % as soon as possible',
  'dear support what should i do for %',
  'my manager asked me to look into % what is the best approach',
  'any idea on % ?',
  'trying to understand % but not sure where to begin',
]

const subjects: readonly SearchQueryRow['category'][] = ['title', 'words2', 'words3', 'question', 'synonym']

/** Returns every other development row as a sentence, with the same answer. Weights should hold for both. */
export function listWordyQueries(queries: readonly SearchQueryRow[]): SearchQueryRow[] {
  return queries
    .filter(({ category, query }) => subjects.includes(category) && !isTestRow(query))
    .filter((_, index) => index % 2 === 0)
    .map((golden, index) => {
      const sentence = sentences[(index * 7) % sentences.length] ?? '%'
      return { ...golden, query: sentence.replace('%', golden.query.toLowerCase().replace(/\?$/, '')) }
    })
}
