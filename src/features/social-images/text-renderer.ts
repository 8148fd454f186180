import { type Node, Renderer } from '@takumi-rs/core'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import type { ImageTexts } from '../../shared/site/social-image.ts'
import { type FontFile, fontFamily, isFontNeeded, readFont } from './read-fonts.ts'
import { createUnusableFileError } from './report-unusable-file.ts'

/** How much each pixel of a text or an icon covers, from its alpha channel. Row by row. */
export interface Mask {
  width: number
  height: number
  /** RGBA, little endian: the coverage is the highest byte. */
  pixels: Uint32Array
}

/** The look of a text, in px. */
export interface TextStyle {
  width: number
  size: number
  weight: number
  maxLines: number
  align: 'start' | 'end'
}

/** Draws texts and icons. Fonts are loaded when a text needs them. */
export class TextRenderer {
  readonly renderer = new Renderer()
  readonly #fonts: FontFile[]
  readonly #loaded = new Set<FontFile>()
  readonly #characters = new Set<number>()
  #loading: Promise<void> = Promise.resolve()

  constructor(fonts: readonly FontFile[]) {
    this.#fonts = [...fonts]
  }

  /** Draws a text in white on a transparent background, as wide as its style says and as high as its lines. */
  async draw(text: string, language: Pick<ImageTexts, 'lang' | 'dir'>, style: TextStyle): Promise<Mask> {
    await this.#loadFonts(text)
    const { width } = style
    const bytes = await this.renderer.render(createTextNode(text, language, style), { width, format: 'raw' })
    return {
      width,
      height: bytes.length / 4 / width,
      pixels: new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4),
    }
  }

  /** Draws a square SVG file. */
  async drawSvg(svg: string, size: number): Promise<Mask> {
    const box = { width: size, height: size }
    const bytes = await this.renderer.render(
      { type: 'image', src: 'svg', ...box, style: box },
      { ...box, format: 'raw', images: [{ src: 'svg', data: Buffer.from(svg) }] },
    )
    return { ...box, pixels: new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4) }
  }

  /** Loads the fonts of the site. Throws once with the problems of all of them. */
  async loadOwnFonts(): Promise<void> {
    const problems: Problem[] = []
    for (const font of this.#fonts.filter(({ source }) => source !== undefined)) {
      await this.#loadFont(font).catch((error: unknown) => {
        if (!(error instanceof DocsError)) throw error
        problems.push(...error.problems)
      })
    }
    if (problems.length > 0) throw new DocsError(problems)
  }

  /** Loads the fonts for new characters. A text without any waits for those that other texts are loading. */
  #loadFonts(text: string): Promise<void> {
    this.#loading = this.#loading.then(() => this.#loadMissingFonts(text))
    return this.#loading
  }

  async #loadMissingFonts(text: string): Promise<void> {
    const newCharacters = new Set(
      [...text]
        .flatMap((character) => character.codePointAt(0) ?? [])
        .filter((code) => !this.#characters.has(code)),
    )
    if (newCharacters.size === 0) return
    for (const code of newCharacters) this.#characters.add(code)
    for (const font of this.#fonts) {
      if (this.#loaded.has(font) || !isFontNeeded(font, newCharacters)) continue
      await this.#loadFont(font)
    }
  }

  async #loadFont(font: FontFile): Promise<void> {
    this.#loaded.add(font)
    await this.renderer.registerFont(readFont(font)).catch((error: unknown) => {
      throw font.source === undefined ? error : createUnusableFileError(font.source, error)
    })
  }
}

function createTextNode(
  text: string,
  { lang, dir }: Pick<ImageTexts, 'lang' | 'dir'>,
  { width, size, weight, maxLines, align }: TextStyle,
): Node {
  return {
    type: 'text',
    text,
    lang,
    style: {
      width,
      color: '#fff',
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
    },
  }
}
