/** The names that writers have for admonitions, and the kind of each. Docusaurus knows the last four as well. */
const kinds = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
} as const

/** How an admonition looks. Its title, where it has none of its own, is the text of the same name. */
export type AdmonitionKind = (typeof kinds)[keyof typeof kinds]

/** Titles of admonitions that have none of their own. */
export type AdmonitionTitles = Record<AdmonitionKind, string>

export const admonitionKinds = [...new Set(Object.values(kinds))]

export const admonitionNames = Object.keys(kinds)

/** The kind of a name, undefined for what is no admonition. */
export function admonitionKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined
}
