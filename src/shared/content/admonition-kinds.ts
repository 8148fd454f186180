/** Kinds of admonitions by the names that writers use. Docusaurus also supports the last four. */
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

/** Style of an admonition. Its default title is the message of the same name. */
export type AdmonitionKind = (typeof kindByName)[keyof typeof kindByName]

/** Default titles of admonitions. */
export type AdmonitionTitles = Record<AdmonitionKind, string>

export const admonitionKinds = [...new Set(Object.values(kindByName))]

export const admonitionNames = Object.keys(kindByName)

/** Returns the kind of a name, or undefined if it isn't an admonition. */
export function findAdmonitionKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(kindByName, name) ? kindByName[name as keyof typeof kindByName] : undefined
}
