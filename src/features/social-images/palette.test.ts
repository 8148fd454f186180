import { expect, test } from 'vitest'
import { createShades, mixColors, parseColor, reduceColors } from './palette.ts'

test('a color is read from its notation', () => {
  expect(parseColor('#0f1629')).toEqual([15, 22, 41])
})

test('shades go from the background to the color', () => {
  const shades = createShades([255, 0, 30], [0, 0, 0])
  expect(shades).toHaveLength(15)
  expect(shades[0]).toEqual([17, 0, 2])
  expect(shades.at(-1)).toEqual([255, 0, 30])
  expect(mixColors([100, 0, 0], [0, 0, 200], 0.25)).toEqual([25, 0, 150])
})

test('rare colors become the nearest frequent one', () => {
  const pixels = [
    [250, 0, 0],
    [250, 0, 0],
    [0, 0, 250],
    [0, 0, 250],
    [240, 0, 10],
  ].flatMap((color) => [...color, 255])
  expect(reduceColors(Uint8Array.from(pixels), 2)).toEqual({
    colors: [
      [0, 0, 250],
      [250, 0, 0],
    ],
    indexes: Uint8Array.of(1, 1, 0, 0, 1),
  })
})
