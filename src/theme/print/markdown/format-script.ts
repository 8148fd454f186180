const superscripts = new Map(
  [...'0123456789+-−=()n'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][index]]),
)
const subscripts = new Map(
  [...'0123456789+-−=()n'].map((character, index) => [character, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ'][index]]),
)

/**
 * Formats raised text: `2` becomes `²`. Markdown has no element for it, and `102` would be a different number from 10².
 */
export const formatSuperscript = (text: string): string => replaceAll(text, superscripts) ?? `^${text}`

/** Formats lowered text: `2` becomes `₂`. */
export const formatSubscript = (text: string): string => replaceAll(text, subscripts) ?? text

/** Returns undefined unless every character has a replacement. */
function replaceAll(text: string, replacements: ReadonlyMap<string, string | undefined>): string | undefined {
  const characters = [...text].map((character) => replacements.get(character))
  return characters.every((character) => character !== undefined) ? characters.join('') : undefined
}
