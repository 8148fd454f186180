/** Name of the indexes for language models (https://llmstxt.org). */
export const llmsFileName = 'llms.txt'

/** Name of the files with all pages of an area. */
export const fullTextFileName = 'llms-full.txt'

/** A page or file in an index for language models. */
export interface LlmsPage {
  title: string
  /** Absolute URL, of the Markdown for a page. */
  url: string
  /** Path of the file, below the base. */
  path: string
  /** May be empty. */
  description: string
}

/** A part of the site in an index for language models: an area, a category of a sidebar, an API, a group. */
export interface LlmsSection {
  title: string
  /** May be empty. */
  description: string
  /** Folder of the section's own index, below the base, with a slash at both ends. */
  folder: string
  /** Files that aren't pages, such as OpenAPI documents. */
  files: LlmsPage[]
  /** Pages that are in no inner section. */
  pages: LlmsPage[]
  sections: LlmsSection[]
}

/** Lists all pages of a section in reading order. */
export const listLlmsPages = ({ pages, sections }: LlmsSection): LlmsPage[] => [
  ...pages,
  ...sections.flatMap(listLlmsPages),
]

/** True if a section has no pages. */
export const isEmptySection = (section: LlmsSection): boolean => listLlmsPages(section).length === 0
