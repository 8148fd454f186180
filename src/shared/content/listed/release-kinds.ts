/** Kinds of changes in release notes, in the order of their filter. */
export const releaseKinds = ['new', 'improved', 'fixed', 'deprecated'] as const

/** One of these kinds. */
export type ReleaseKind = (typeof releaseKinds)[number]
