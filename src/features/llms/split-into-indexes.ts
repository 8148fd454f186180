import { type LlmsPage, type LlmsSection, listLlmsPages } from './llms-section.ts'

/** An index file: a section, or the part of one that fits. */
export interface LlmsIndex {
  /** With the titles of the sections around it: `Compute: Nodes`. */
  title: string
  /** Below the base. */
  path: string
  section: LlmsSection
}

/** Tools reject indexes of more than 50,000 characters. The difference is for headings. */
const maxWholeLength = 45_000

/** An index of a section costs a reader fewer tokens, because it's one of several to choose from. */
const maxLength = 20_000

/** Length of what a line has besides its texts. */
const lineOverhead = 16

const measurePage = ({ title, url, description }: LlmsPage): number =>
  title.length + url.length + description.length + lineOverhead

/** Measures the lines of a section. Headings count as well. */
const measureSection = (section: LlmsSection): number =>
  [...section.files, ...listLlmsPages(section)].reduce((sum, page) => sum + measurePage(page), 0) +
  countSections(section) * 2 * lineOverhead

const countSections = ({ sections }: LlmsSection): number =>
  sections.reduce((sum, section) => sum + 1 + countSections(section), 0)

/** True if sections fit in one index together. */
export const fitInOneIndex = (sections: readonly LlmsSection[]): boolean =>
  sections.reduce((sum, section) => sum + measureSection(section), 0) <= maxWholeLength

/**
 * Splits a section into indexes that aren't too long. A section that fits is one index. Otherwise its own pages are one,
 * and its inner sections are split in turn.
 */
export function splitIntoIndexes(section: LlmsSection, path: readonly string[] = []): LlmsIndex[] {
  const titles = [...path, section.title]
  if (measureSection(section) <= maxLength)
    return [{ title: titles.join(': '), path: `${section.folder}llms.txt`, section }]
  return [
    ...splitPages({ ...section, sections: [] }, titles),
    ...section.sections.flatMap((inner) => splitIntoIndexes(inner, titles)),
  ]
}

/** Splits the pages of a section without inner sections. */
function splitPages(section: LlmsSection, titles: readonly string[]): LlmsIndex[] {
  const parts: LlmsPage[][] = [[]]
  let length = 0
  for (const page of section.pages) {
    const size = measurePage(page)
    if (length + size > maxLength) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(page)
    length += size
  }
  return parts
    .filter((pages, index) => pages.length > 0 || (index === 0 && section.files.length > 0))
    .map((pages, index) => ({
      title: index === 0 ? titles.join(': ') : `${titles.join(': ')}, part ${index + 1}`,
      path: `${section.folder}${index === 0 ? '' : `part-${index + 1}/`}llms.txt`,
      section: { ...section, pages, files: index === 0 ? section.files : [] },
    }))
}
