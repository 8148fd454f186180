/**
 * Creates the SVG file of one icon in a color. `icons` is the file with all symbols, and `url`
 * ends with `#` and the ID of one. Undefined if there is no such symbol.
 */
export function createIconSvg(icons: string, url: string, color: string): string | undefined {
  const id = url.slice(url.indexOf('#') + 1)
  for (const [, attributes = '', shapes = ''] of icons.matchAll(/<symbol\b([^>]*)>(.*?)<\/symbol>/gs)) {
    if (!attributes.includes(` id="${id}"`)) continue
    const viewBox = /\sviewBox="[^"]*"/.exec(attributes)?.[0] ?? ''
    // The renderer has no current color.
    const colored = shapes.replaceAll(/currentColor/gi, color)
    return `<svg xmlns="http://www.w3.org/2000/svg"${viewBox} stroke="${color}" ${line}>${colored}</svg>`
  }
  return undefined
}

/** The line of all icons, as in the style sheet. */
const line = 'fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
