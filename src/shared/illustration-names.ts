/** The drawings that heroes and area cards can have. */
export const illustrationNames = ['platform', 'servers', 'model'] as const

export type IllustrationName = (typeof illustrationNames)[number]
