import type { IllustrationName } from '../../../shared/content/article-components.ts'
import type { Cuboid } from './cuboids.ts'

const createCuboid = (x: number, y: number, more: Partial<Cuboid> = {}): Cuboid => ({
  x,
  y,
  z: 0,
  width: 1,
  depth: 1,
  height: 1,
  isAccent: false,
  ...more,
})

/** Creates a rack of drives, stacked vertically. */
const createRack = (x: number, y: number, units: readonly number[]): Cuboid[] =>
  units.map((accent, level) =>
    createCuboid(x, y, {
      z: 0.3 + level * 0.55,
      width: 1.4,
      depth: 1.4,
      height: 0.42,
      isAccent: accent === 1,
    }),
  )

/** Creates one row of towers for each list of heights; 0 leaves a gap. Heights over `accentFrom` are highlighted. */
function createTowers(rows: readonly (readonly number[])[], accentFrom: number): Cuboid[] {
  return rows.flatMap((heights, y) =>
    heights.flatMap((height, x) =>
      height === 0
        ? []
        : [
            createCuboid(x + 0.12, y + 0.12, {
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

const createPlate = (size: number): Cuboid => createCuboid(0, 0, { width: size, depth: size, height: 0.3 })

/** Shapes of the illustrations. */
export const illustrations: Record<IllustrationName, Cuboid[]> = {
  platform: [
    createPlate(7),
    ...createTowers(
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
    createPlate(4.2),
    ...createRack(0.3, 0.3, [0, 1, 0, 0, 0]),
    ...createRack(2.4, 0.3, [0, 0, 0, 1]),
    ...createRack(0.3, 2.4, [0, 0, 1]),
    ...createRack(2.4, 2.4, [1, 0]),
  ],
  missing: [
    createPlate(5),
    ...createTowers(
      [
        [0.7, 0.7, 0.7, 0.7, 0.7],
        [0.7, 0.7, 0.7, 0.7, 0.7],
        [0.7, 0.7, 0, 0.7, 0.7],
        [0.7, 0.7, 0.7, 0.7, 0.7],
        [0.7, 0.7, 0.7, 0.7, 0.7],
      ],
      1,
    ),
    createCuboid(2.12, 2.12, { z: 2.4, width: 0.76, depth: 0.76, height: 0.7, isAccent: true }),
  ],
  model: [
    createPlate(5),
    ...createTowers(
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
