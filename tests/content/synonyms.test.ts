import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadSynonyms } from '../../src/content/data/load-synonyms.ts'
import { parseQuery } from '../../src/shared/search/engine/parse-query.ts'

const siteSynonyms = loadSynonyms(fileURLToPath(new URL('../..', import.meta.url)))

test.each(siteSynonyms)('the synonym %s is found in a query', (from, targets) => {
  const found = parseQuery(from, siteSynonyms).flatMap(({ alternatives }) =>
    alternatives.filter(({ isTyped }) => !isTyped).map(({ terms }) => terms.join(' ')),
  )
  expect(found).toEqual(expect.arrayContaining(targets))
})
