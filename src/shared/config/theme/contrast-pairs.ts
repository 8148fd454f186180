import type { ColorName } from './theme-colors.ts'

/** Backgrounds that article text is printed on. */
const surfaces = ['background', 'surface', 'raised'] as const

/** Colors that text is printed with, and the colors of their backgrounds. */
export const contrastPairs: readonly (readonly [foreground: ColorName, background: ColorName])[] = [
  ...(['heading', 'text', 'textSoft', 'textFaint', 'accent'] as const).flatMap((color) =>
    surfaces.map((surface) => [color, surface] as const),
  ),
  ['text', 'surfaceStrong'],
  ['accent', 'accentTint'],
  ...(['note', 'info', 'tip', 'warning', 'danger'] as const).map((color) => [color, 'background'] as const),
  ...(
    [
      'codeText',
      'codeKeyword',
      'codeString',
      'codeNumber',
      'codeComment',
      'codeFunction',
      'codeType',
      'codeProperty',
      'codeMeta',
    ] as const
  ).map((color) => [color, 'codeBackground'] as const),
]
