import { type Node, Renderer } from '@takumi-rs/core'
import { DocsError } from '../../shared/docs-error.ts'
import { type ImageTexts, socialImageSize } from '../../shared/site/social-image.ts'
import { createIconSvg } from './create-icon-svg.ts'
import { FontLoader } from './font-loader.ts'
import type { ImageStyle } from './image-style.ts'
import { fontFamily } from './read-fonts.ts'
import { createUnusableFileError } from './report-unusable-file.ts'

/** Layout, in px: brand, title, and place, one above the other. */
const margin = 80
const title = { top: 200, height: 290, weight: 700, maxLines: 3 }
const place = { top: 534, height: 35 }
const placeWidth = 640
const stripeHeight = 12
const logoSize = { height: 60, maxWidth: 320, top: 72, gap: 24 }
const iconSize = 120
const { width, height } = socialImageSize
const textWidth = width - 2 * margin

/** Draws the social images of a site. */
export class SocialImagePainter {
  readonly #style: ImageStyle
  readonly #renderer = new Renderer()
  readonly #fonts: FontLoader

  constructor(style: ImageStyle) {
    this.#style = style
    this.#fonts = new FontLoader(this.#renderer, style.fonts)
  }

  /** Loads the logo and the site's own fonts. Throws once with the problems of all of them. */
  async prepare(): Promise<void> {
    const results = await Promise.allSettled([this.#checkLogo(), this.#fonts.loadOwnFonts()])
    const errors = results.flatMap((result): unknown[] =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    const bug = errors.find((error) => !(error instanceof DocsError))
    if (bug !== undefined) throw bug
    const problems = errors.flatMap((error) => (error instanceof DocsError ? error.problems : []))
    if (problems.length > 0) throw new DocsError(problems)
  }

  async #checkLogo(): Promise<void> {
    const { logo } = this.#style
    if (logo === undefined) return
    const node: Node = { type: 'image', src: 'logo' }
    const images = [{ src: 'logo', data: logo.bytes }]
    await this.#renderer
      .render(node, { width: 1, height: 1, format: 'raw', images })
      .catch((error: unknown) => {
        throw createUnusableFileError(logo, error)
      })
  }

  /** Draws an image as a PNG file. */
  async draw(texts: ImageTexts): Promise<Buffer> {
    const { name, host, icons, accent, logo } = this.#style
    await this.#fonts.loadFor(name + host + texts.title + texts.place)
    const icon = texts.icon && icons && createIconSvg(icons, texts.icon, accent)
    const images = [{ src: 'corner', data: Buffer.from(icon || createDotsSvg(accent, texts.dir)) }]
    if (logo !== undefined) images.push({ src: 'logo', data: Buffer.from(logo.bytes) })
    const node = createImageNode(texts, this.#style, Boolean(icon))
    return this.#renderer.render(node, { width, height, format: 'png', images })
  }
}

/** Places logo and name in the upper corner, the icon of the topic or dots in the other one, then the title, the place, and the host. */
function createImageNode(texts: ImageTexts, style: ImageStyle, hasIcon: boolean): Node {
  const [start, end] = texts.dir === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const logo = style.logo && fitLogo(style.logo)
  const indent = margin + (logo === undefined ? 0 : logo.width + logoSize.gap)
  const iconTop = logoSize.top + (logoSize.height - iconSize) / 2
  const corner = hasIcon
    ? { width: iconSize, height: iconSize, top: iconTop, [end]: margin }
    : { width, height: title.top, top: 0, left: 0 }
  const text = { color: style.text, width: textWidth }
  const small = { size: 30, weight: 500, top: place.top, height: place.height }
  const name = { ...text, ...logoSize, size: 36, weight: 600, width: width - margin - indent }
  return {
    type: 'container',
    style: { width, height, backgroundColor: style.background },
    children: [
      createImage('corner', corner),
      ...(logo === undefined ? [] : [createImage('logo', { ...logo, [start]: margin })]),
      createText(style.name, { lang: 'en', dir: texts.dir }, { ...name, [start]: indent }),
      createText(texts.title, texts, { ...text, ...title, size: chooseTitleSize(texts.title), left: margin }),
      createText(texts.place, texts, {
        ...text,
        ...small,
        opacity: 0.68,
        width: placeWidth,
        [start]: margin,
      }),
      createText(style.host, texts, {
        ...small,
        color: style.accent,
        width: textWidth - placeWidth,
        align: 'end',
        [end]: margin,
      }),
      createBox({ width, height: stripeHeight, bottom: 0, left: 0, backgroundColor: style.accent }),
    ],
  }
}

type Style = NonNullable<Node['style']>

const createBox = (style: Style, children: Node[] = []): Node => ({
  type: 'container',
  style: { ...style, position: 'absolute' },
  children,
})

const createImage = (src: string, style: Style): Node =>
  createBox(style, [{ type: 'image', src, style: { width: '100%', height: '100%' } }])

function fitLogo(logo: { width: number; height: number }): { width: number; height: number; top: number } {
  const scale = Math.min(logoSize.height / logo.height, logoSize.maxWidth / logo.width)
  const size = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) }
  return { ...size, top: logoSize.top + Math.round((logoSize.height - size.height) / 2) }
}

interface TextLook {
  size: number
  weight: number
  color: string
  maxLines?: number
  opacity?: number
  align?: 'start' | 'end'
  /** Place and size of its box. The lines are in the middle of its height. */
  width: number
  height: number
  top: number
  left?: number
  right?: number
}

function createText(
  text: string,
  { lang, dir }: Pick<ImageTexts, 'lang' | 'dir'>,
  { size, weight, color, maxLines = 1, opacity = 1, align = 'start', ...box }: TextLook,
): Node {
  const look: Style = {
    width: box.width,
    color,
    opacity,
    direction: dir,
    fontFamily,
    fontSize: size,
    fontWeight: weight,
    letterSpacing: size > 48 ? '-0.022em' : '-0.006em',
    lineClamp: maxLines,
    lineHeight: 1.16,
    overflowWrap: 'anywhere',
    textAlign: align,
    textWrap: maxLines > 1 ? 'balance' : 'wrap',
  }
  return createBox({ ...box, display: 'flex', alignItems: 'center' }, [
    { type: 'text', text, lang, style: look },
  ])
}

/** Distance and radius of the dots in the upper corner, and how far they reach, in px. */
const dots = { distance: 26, radius: 3, reach: 620, opacity: 0.53 }

/** Draws dots that fade with their distance from the upper corner at the end of the line. */
function createDotsSvg(color: string, dir: ImageTexts['dir']): string {
  const { distance, radius, reach, opacity } = dots
  const circles: string[] = []
  for (let y = distance / 2; y < title.top - radius; y += distance)
    for (let x = distance / 2; x < reach; x += distance) {
      const share = opacity * (1 - Math.hypot(x / reach, y / title.top))
      const cx = dir === 'rtl' ? x : width - x
      if (share > 0)
        circles.push(`<circle cx="${cx}" cy="${y}" r="${radius}" opacity="${share.toFixed(2)}"/>`)
    }
  const size = `width="${width}" height="${title.top}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${color}">${circles.join('')}</svg>`
}

/** Returns the largest size in which a title of this length has at most three lines. */
export function chooseTitleSize(title: string): number {
  // Ideographs are twice as wide as letters.
  const length = [...title].reduce((total, character) => total + (character > '\u2e7f' ? 2 : 1), 0)
  if (length <= 24) return 92
  if (length <= 48) return 78
  return length <= 78 ? 66 : 56
}
