/**
 * Creates the SVG file of one icon, white on a transparent background. `icons` is the file with all symbols, and `url`
 * ends with `#` and the ID of one. Undefined if there is no such symbol.
 */
export function createIconSvg(icons: string, url: string): string | undefined {
  const id = url.slice(url.indexOf('#') + 1)
  for (const [, attributes = '', shapes = ''] of icons.matchAll(/<symbol\b([^>]*)>(.*?)<\/symbol>/gs)) {
    if (!attributes.includes(` id="${id}"`)) continue
    const viewBox = /\sviewBox="[^"]*"/.exec(attributes)?.[0] ?? ''
    // The renderer has no current color.
    const white = shapes.replaceAll(/currentColor/gi, '#fff')
    return `<svg xmlns="http://www.w3.org/2000/svg"${viewBox} ${line}>${white}</svg>`
  }
  return undefined
}

/** The line of all icons, as in the style sheet. */
const line = 'fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
