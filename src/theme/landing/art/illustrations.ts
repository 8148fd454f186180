import type { IllustrationName } from '../../../shared/content/article-components.ts'
import type { Block } from './blocks.ts'

const block = (x: number, y: number, more: Partial<Block> = {}): Block => ({
  x,
  y,
  z: 0,
  width: 1,
  depth: 1,
  height: 1,
  isAccent: false,
  ...more,
})

/** Drives in a rack, one above the other. */
const rack = (x: number, y: number, units: readonly number[]): Block[] =>
  units.map((accent, level) =>
    block(x, y, { z: 0.3 + level * 0.55, width: 1.4, depth: 1.4, height: 0.42, isAccent: accent === 1 }),
  )

/** One row of towers for each list of heights; 0 leaves a gap. Heights over `accentFrom` are marked. */
function towers(rows: readonly (readonly number[])[], accentFrom: number): Block[] {
  return rows.flatMap((heights, y) =>
    heights.flatMap((height, x) =>
      height === 0
        ? []
        : [
            block(x + 0.12, y + 0.12, {
              z: 0.3,
              width: 0.76,
              depth: 0.76,
              height,
              isAccent: height >= accentFrom,
            }),
          ],
    ),
  )
}

const plate = (size: number): Block => block(0, 0, { width: size, depth: size, height: 0.3 })

/** What the drawings are built from. */
export const illustrations: Record<IllustrationName, Block[]> = {
  platform: [
    plate(7),
    ...towers(
      [
        [2.6, 0, 1.2, 0.5, 0, 1.6, 0.4],
        [0, 1.9, 0.5, 0, 2.4, 0, 0.4],
        [1.4, 0.5, 0, 3.1, 0.5, 0, 1.1],
        [0.4, 0, 1.5, 0.4, 0, 2, 0],
        [0, 2.2, 0, 0.4, 1.2, 0.4, 0.4],
        [1, 0.4, 0.4, 1.7, 0, 0.4, 0.9],
        [0.4, 0, 0.9, 0, 0.4, 0, 0.4],
      ],
      1.9,
    ),
  ],
  servers: [
    plate(4.2),
    ...rack(0.3, 0.3, [0, 1, 0, 0, 0]),
    ...rack(2.4, 0.3, [0, 0, 0, 1]),
    ...rack(0.3, 2.4, [0, 0, 1]),
    ...rack(2.4, 2.4, [1, 0]),
  ],
  missing: [
    plate(5),
    ...towers(
      [
        [0.7, 0.7, 0.7, 0.7, 0.7],
        [0.7, 0.7, 0.7, 0.7, 0.7],
        [0.7, 0.7, 0, 0.7, 0.7],
        [0.7, 0.7, 0.7, 0.7, 0.7],
        [0.7, 0.7, 0.7, 0.7, 0.7],
      ],
      1,
    ),
    block(2.12, 2.12, { z: 2.4, width: 0.76, depth: 0.76, height: 0.7, isAccent: true }),
  ],
  model: [
    plate(5),
    ...towers(
      [
        [0.3, 0.5, 0.9, 0.5, 0.3],
        [0.5, 1.2, 1.7, 1.2, 0.5],
        [0.9, 1.7, 2.4, 1.7, 0.9],
        [0.5, 1.2, 1.7, 1.2, 0.5],
        [0.3, 0.5, 0.9, 0.5, 0.3],
      ],
      1.7,
    ),
  ],
}
