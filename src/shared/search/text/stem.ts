const endings: readonly [RegExp, string][] = [
  [/(..)ies$/, '$1y'],
  [/(..(?:s|x|z|ch|sh))es$/, '$1'],
  [/(..[^su])s$/, '$1'],
]

/**
 * Returns the common part of plural and verb forms of an English word: `policies` → `policy`; `resizing`, `resized`,
 * `resizes` → `resiz`. It's approximate on purpose: it only decides which words of the index are tried besides the
 * exact one.
 */
export function stemWord(word: string): string {
  const cached = stems.get(word)
  if (cached !== undefined) return cached
  if (stems.size === maxCachedStems) stems.clear()
  const stem = computeStem(word)
  stems.set(word, stem)
  return stem
}

/** Stems of recent words. A query looks up hundreds of forms, and most again while the reader types. */
const stems = new Map<string, string>()
const maxCachedStems = 5000

function computeStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let base = word
  for (const [ending, instead] of endings) {
    if (!ending.test(base)) continue
    base = base.replace(ending, instead)
    break
  }
  base = base.replace(/([a-z]*[aeiouy][a-z]*[a-z])(?:ing|ed)$/, '$1')
  // stopp → stop, but install stays
  base = base.replace(/([bdgmnprt])\1$/, '$1')
  return base.length > 3 ? base.replace(/e$/, '') : base
}
