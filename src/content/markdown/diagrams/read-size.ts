/** Reads the width or the height of a drawing from its first tag, in pixels. */
export const readSize = (svg: string, side: 'width' | 'height'): number =>
  Number(svg.match(new RegExp(` ${side}="([\\d.]+)"`))?.[1] ?? 0)
