import { removeMarkdownPointer } from '../../render/markdown/llms-pointer.ts'
import type { LlmsScope } from './create-llms-scopes.ts'
import { fullTextFileName, listLlmsPages } from './llms-section.ts'

/** The pages of an area, which are joined in one file. */
export interface FullText {
  /** Path of the file, below the base. */
  path: string
  title: string
  /** Paths of the Markdown files of the pages in reading order, below the base. */
  sources: string[]
}

/** Lists the full texts of all areas. */
export const listFullTexts = (scopes: readonly LlmsScope[]): FullText[] =>
  scopes.flatMap(({ areas }) =>
    areas.map((area) => ({
      path: area.folder + fullTextFileName,
      title: area.title,
      sources: listLlmsPages(area).map(({ path }) => path),
    })),
  )

/** Joins pages in Markdown. Each ends with its address. */
export const joinPages = ({ title }: FullText, pages: readonly string[]): string =>
  [`# ${title}`, ...pages.map((page) => removeMarkdownPointer(page).trim())].join('\n\n')
