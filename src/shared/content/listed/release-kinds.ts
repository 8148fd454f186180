export const releaseKinds = ['new', 'improved', 'fixed', 'deprecated'] as const

export type ReleaseKind = (typeof releaseKinds)[number]
