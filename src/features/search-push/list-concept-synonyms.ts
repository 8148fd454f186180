import type { Concepts, Synonym } from '../../shared/search/engine/index-format.ts'

/**
 * Lists the everyday phrases of a site with the phrases of its pages, each phrase once. Phrases that are synonyms are left
 * out: a synonym is exact, and services have no weights for two rows of the same phrase.
 */
export function listConceptSynonyms({ rows }: Concepts, synonyms: readonly Synonym[]): Synonym[] {
  const known = new Set(synonyms.map(([from]) => from))
  const targets = new Map<string, Set<string>>()
  for (const [everyday, pages] of rows)
    for (const phrase of everyday)
      if (!known.has(phrase)) targets.set(phrase, new Set([...(targets.get(phrase) ?? []), ...pages]))
  return [...targets].map(([phrase, pages]) => [phrase, [...pages]])
}
