/** Parts of the benchmark, in the order in which they run. */
export const parts = ['build', 'dev', 'page', 'grow', 'api', 'search', 'server'] as const

/** A part of the benchmark that can run alone. */
export type BenchPart = (typeof parts)[number]
