import { DocsError } from '../../shared/docs-error.ts'
import { type ImageTexts, socialImageSize } from '../../shared/site/social-image.ts'
import { createIconSvg } from './create-icon-svg.ts'
import { type Band, type Color, createBand, createPng, type PackedBand, packBand } from './encode-png.ts'
import type { ImageStyle } from './image-style.ts'
import { createShades, mixColors, parseColor, type Ramp, reduceColors, shades } from './palette.ts'
import { createUnusableFileError } from './report-unusable-file.ts'
import { type Mask, TextRenderer, type TextStyle } from './text-renderer.ts'

/** Layout, in px: three bands of the whole width, one above the other. */
const margin = 80
const bands = { brand: 200, title: 290, place: 140 }
const stripeHeight = 12
const logoSize = { height: 60, maxWidth: 320, top: 72, gap: 24 }
const iconSize = 120
const { width } = socialImageSize
const textWidth = width - 2 * margin
const placeWidth = 640

/** The palette: background, then the shades of three colors, then the colors of the logo. */
const ramps = { text: { first: 0 }, soft: { first: shades }, accent: { first: 2 * shades } }
const firstLogoColor = 3 * shades + 1

/** Draws the social images of a site. What several images share is drawn once. */
export class SocialImagePainter {
  readonly #style: ImageStyle
  readonly #texts: TextRenderer
  readonly #palette: Color[]
  readonly #brands = new Map<string, Promise<PackedBand>>()
  readonly #places = new Map<string, Promise<PackedBand>>()
  readonly #spaces = new Map<number, PackedBand>()
  #logo: Promise<Logo | undefined> | undefined

  constructor(style: ImageStyle, fonts = style.fonts) {
    this.#style = style
    this.#texts = new TextRenderer(fonts)
    const background = parseColor(style.background)
    const text = parseColor(style.text)
    const soft = mixColors(text, background, 0.68)
    this.#palette = [
      background,
      ...[text, soft, parseColor(style.accent)].flatMap((color) => createShades(color, background)),
    ]
  }

  /** Loads the logo and the site's own fonts. Throws once with the problems of all of them. */
  async prepare(): Promise<void> {
    this.#logo ??= this.#drawLogo()
    const results = await Promise.allSettled([this.#logo, this.#texts.loadOwnFonts()])
    const errors = results.flatMap((result): unknown[] =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    const bug = errors.find((error) => !(error instanceof DocsError))
    if (bug !== undefined) throw bug
    const problems = errors.flatMap((error) => (error instanceof DocsError ? error.problems : []))
    if (problems.length > 0) throw new DocsError(problems)
  }

  /** Draws an image as a PNG file. */
  async draw(texts: ImageTexts): Promise<Buffer> {
    const { dir, lang, place, icon } = texts
    const [brand, title, bottom] = await Promise.all([
      reuse(this.#brands, JSON.stringify([dir, icon]), () => this.#drawBrand(texts)),
      this.#drawTitle(texts),
      reuse(this.#places, JSON.stringify([dir, lang, place]), () => this.#drawPlace(texts)),
    ])
    return createPng([brand, ...title, bottom], this.#palette)
  }

  /** Logo and name in the upper corner, and the icon of the topic, or dots, in the other one. */
  async #drawBrand({ dir, icon }: ImageTexts): Promise<PackedBand> {
    this.#logo ??= this.#drawLogo()
    const logo = await this.#logo
    const band = createBand(width, bands.brand)
    const { top, height, gap } = logoSize
    const indent = logo === undefined ? 0 : logo.width + gap
    const name = await this.#texts.draw(
      this.#style.name,
      { lang: 'en', dir },
      { ...brandStyle, width: textWidth - indent },
    )
    const isReversed = dir === 'rtl'
    if (logo !== undefined) {
      const x = isReversed ? width - margin - logo.width : margin
      paintLogo(band, logo, { x, y: top + Math.round((height - logo.height) / 2) })
    }
    const y = top + Math.round((height - name.height) / 2)
    paintMask(band, name, { x: isReversed ? margin : margin + indent, y, ramp: ramps.text })
    const svg = icon && this.#style.icons && createIconSvg(this.#style.icons, icon)
    if (svg) {
      const mask = await this.#texts.drawSvg(svg, iconSize)
      const iconX = isReversed ? margin : width - margin - iconSize
      paintMask(band, mask, { x: iconX, y: top + ((height - iconSize) >> 1), ramp: ramps.accent })
    } else {
      paintDots(band, dir)
    }
    return packBand(band, 'best')
  }

  async #drawLogo(): Promise<Logo | undefined> {
    const { logo } = this.#style
    if (logo === undefined) return undefined
    const scale = Math.min(logoSize.height / logo.height, logoSize.maxWidth / logo.width)
    const size = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) }
    const pixels = await this.#texts.renderer
      .render(
        { type: 'image', src: 'logo', ...size, style: { ...size, backgroundColor: this.#style.background } },
        { ...size, format: 'raw', images: [{ src: 'logo', data: logo.bytes }] },
      )
      .catch((error: unknown) => {
        throw createUnusableFileError(logo, error)
      })
    const { colors, indexes } = reduceColors(pixels, 256 - firstLogoColor)
    this.#palette.push(...colors)
    return { ...size, indexes }
  }

  /** The title, in the middle of its band. Rows without text are the same for titles of this height. */
  async #drawTitle(texts: ImageTexts): Promise<PackedBand[]> {
    const style = { ...titleStyle, size: chooseTitleSize(texts.title) }
    const title = await this.#texts.draw(texts.title, texts, style)
    const band = createBand(width, Math.min(title.height, bands.title))
    paintMask(band, title, { x: margin, y: 0, ramp: ramps.text })
    const above = (bands.title - band.height) >> 1
    const below = bands.title - band.height - above
    return [this.#packSpace(above), packBand(band, 'fast'), this.#packSpace(below)]
  }

  #packSpace(height: number): PackedBand {
    const space = this.#spaces.get(height) ?? packBand(createBand(width, height), 'best')
    this.#spaces.set(height, space)
    return space
  }

  /** The place of the page and the host, above a stripe at the lower edge. */
  async #drawPlace(texts: ImageTexts): Promise<PackedBand> {
    const { place, dir } = texts
    const band = createBand(width, bands.place)
    const isReversed = dir === 'rtl'
    const [start, end] = isReversed ? [width - margin - placeWidth, margin] : [margin, margin + placeWidth]
    if (place !== '') {
      const mask = await this.#texts.draw(place, texts, { ...placeStyle, width: placeWidth })
      paintMask(band, mask, { x: start, y: 44, ramp: ramps.soft })
    }
    const host = await this.#texts.draw(this.#style.host, texts, hostStyle)
    paintMask(band, host, { x: end, y: 44, ramp: ramps.accent })
    const stripe = (width + 1) * (bands.place - stripeHeight)
    for (let index = stripe; index < band.bytes.length; index++) {
      // The first byte of each row is its filter.
      if (index % (width + 1) !== 0) band.bytes[index] = ramps.accent.first + shades
    }
    return packBand(band, 'best')
  }
}

const brandStyle = { size: 36, weight: 600, maxLines: 1, align: 'start' } as const
const titleStyle = { width: textWidth, weight: 700, maxLines: 3, align: 'start' } as const
const placeStyle = { size: 30, weight: 500, maxLines: 1, align: 'start' } as const
const hostStyle = {
  size: 30,
  weight: 500,
  maxLines: 1,
  align: 'end',
  width: textWidth - placeWidth,
} as const satisfies TextStyle

/** Returns the largest size in which a title of this length has at most three lines. */
export function chooseTitleSize(title: string): number {
  // Ideographs are twice as wide as letters.
  const length = [...title].reduce((total, character) => total + (character > '\u2e7f' ? 2 : 1), 0)
  if (length <= 24) return 92
  if (length <= 48) return 78
  return length <= 78 ? 66 : 56
}

/** Distance and radius of the dots in the upper corner, and how far they reach, in px. */
const dots = { distance: 26, radius: 3, reach: 620, shade: 8 }

/** Paints dots that fade with their distance from the upper corner at the end of the line. */
function paintDots(band: Band, dir: ImageTexts['dir']): void {
  const { distance, radius, reach, shade } = dots
  for (let y = distance / 2; y < band.height - radius; y += distance) {
    for (let x = distance / 2; x < reach; x += distance) {
      const strength = shade * (1 - Math.hypot(x / reach, y / band.height))
      if (strength > 0) paintDot(band, { x: dir === 'rtl' ? x : width - x, y }, { radius, strength })
    }
  }
}

function paintDot(
  band: Band,
  { x, y }: Position,
  { radius, strength }: { radius: number; strength: number },
): void {
  for (let row = y - radius; row < y + radius; row++) {
    for (let column = x - radius; column < x + radius; column++) {
      // A pixel at the edge is partly covered.
      const coverage = radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y)
      const shade = Math.round(strength * Math.min(Math.max(coverage, 0), 1))
      if (shade > 0) band.bytes[row * (band.width + 1) + 1 + column] = ramps.accent.first + shade
    }
  }
}

interface Logo {
  width: number
  height: number
  /** Indexes of the pixels among the colors of the logo. */
  indexes: Uint8Array
}

interface Position {
  x: number
  y: number
}

function paintLogo(band: Band, logo: Logo, { x, y }: Position): void {
  for (let row = 0; row < logo.height; row++) {
    const target = (y + row) * (band.width + 1) + 1 + x
    for (let column = 0; column < logo.width; column++) {
      band.bytes[target + column] = firstLogoColor + (logo.indexes[row * logo.width + column] ?? 0)
    }
  }
}

/** The shade of each coverage from 0 to 255. */
const shadeOfCoverage = Uint8Array.from({ length: 256 }, (_, coverage) =>
  Math.round((coverage * shades) / 255),
)

function paintMask(band: Band, mask: Mask, { x, y, ramp }: Position & { ramp: Ramp }): void {
  const { bytes } = band
  const { pixels, width: maskWidth } = mask
  const rows = Math.min(mask.height, band.height - y)
  for (let row = 0; row < rows; row++) {
    const source = row * maskWidth
    const target = (y + row) * (band.width + 1) + 1 + x
    for (let column = 0; column < maskWidth; column++) {
      const coverage = (pixels[source + column] ?? 0) >>> 24
      if (coverage > 0) bytes[target + column] = ramp.first + (shadeOfCoverage[coverage] ?? 0)
    }
  }
}

function reuse<T>(values: Map<string, Promise<T>>, key: string, create: () => Promise<T>): Promise<T> {
  const value = values.get(key) ?? create()
  values.set(key, value)
  return value
}
