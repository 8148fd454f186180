/** The names that writers have for admonitions, and the kind of each. Docusaurus knows the last four as well. */
const kindByName = {
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
export type AdmonitionKind = (typeof kindByName)[keyof typeof kindByName]

/** Titles of admonitions that have none of their own. */
export type AdmonitionTitles = Record<AdmonitionKind, string>

export const admonitionKinds = [...new Set(Object.values(kindByName))]

export const admonitionNames = Object.keys(kindByName)

/** The kind of a name, undefined for what is no admonition. */
export function findAdmonitionKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(kindByName, name) ? kindByName[name as keyof typeof kindByName] : undefined
}
