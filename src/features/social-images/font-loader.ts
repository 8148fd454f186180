import type { Renderer } from '@takumi-rs/core'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import { type FontFile, isFontNeeded, readFont } from './read-fonts.ts'
import { createUnusableFileError } from './report-unusable-file.ts'

/** Loads fonts into a renderer when a text needs them. */
export class FontLoader {
  readonly #renderer: Renderer
  readonly #fonts: FontFile[]
  readonly #loaded = new Set<FontFile>()
  readonly #characters = new Set<number>()
  #loading: Promise<void> = Promise.resolve()

  constructor(renderer: Renderer, fonts: readonly FontFile[]) {
    this.#renderer = renderer
    this.#fonts = [...fonts]
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
  loadFor(text: string): Promise<void> {
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
    await this.#renderer.registerFont(readFont(font)).catch((error: unknown) => {
      throw font.source === undefined ? error : createUnusableFileError(font.source, error)
    })
  }
}
