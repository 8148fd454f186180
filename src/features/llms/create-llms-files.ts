import { llmsIndexPath } from '../../render/markdown/llms-pointer.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'
import { createLlmsScopes, type LlmsScope } from './create-llms-scopes.ts'
import type { LlmsInput } from './list-page-views.ts'
import {
  fullTextFileName,
  type LlmsPage,
  type LlmsSection,
  listLlmsPages,
  llmsFileName,
} from './llms-section.ts'
import { fitInOneIndex, type LlmsIndex, splitIntoIndexes } from './split-into-indexes.ts'

interface LlmsContext {
  site: LlmsInput
  view: SiteView
}

/**
 * Creates the indexes for language models: one of the site, one of each area and API, and one of each section. Together
 * they list every page with its description. None is longer than the limit; a section that would be is split.
 */
export function createLlmsFiles(site: LlmsInput, view: SiteView): TextFile[] {
  const [main, ...others] = createLlmsScopes(site, view)
  if (main === undefined) return [{ path: llmsIndexPath, content: `# ${view.title}\n` }]
  const context = { site, view }
  return [
    ...others.flatMap((scope) => createScopeFiles(scope, [], context)),
    ...createScopeFiles(main, others, context),
  ]
}

/** Creates the index of a version and locale. It lists the pages if they fit, and otherwise the indexes of sections. */
function createScopeFiles(scope: LlmsScope, others: readonly LlmsScope[], context: LlmsContext): TextFile[] {
  const { view, site } = context
  const sections = [...scope.sections, ...scope.optional]
  const isWhole = fitInOneIndex(sections)
  const indexes = new Map(isWhole ? [] : sections.map((section) => [section, splitIntoIndexes(section)]))
  const format = (section: LlmsSection): string[] =>
    isWhole
      ? formatContents(section, 3)
      : [(indexes.get(section) ?? []).map((index) => formatIndexLine(index, view)).join('\n')]
  const optional = [
    ...scope.optional.flatMap(format),
    ...scope.areas.map((area) => formatFullTextLine(area, view)),
    ...others.map(({ label, folder }) => formatLink(label, folder + llmsFileName, view)),
  ]
  const parts = [
    `# ${scope.label === '' ? view.title : `${view.title}: ${scope.label}`}`,
    ...(site.description === '' ? [] : [`> ${site.description}`]),
    `${isWhole ? pagesText : indexesText} ${formatMarkdownText(view)}`,
    ...scope.sections.flatMap((section) => [`## ${section.title}`, ...format(section)]),
    ...(optional.length === 0 ? [] : ['## Optional', optional.join('\n')]),
  ]
  const files = [...indexes.values()].flat().map((index) => createIndexFile(index, view))
  return [...files, createFile(scope.folder, parts)]
}

const pagesText = 'Each link below leads to a page in Markdown.'
const indexesText = 'Each link below leads to a list of pages with their descriptions.'

const formatMarkdownText = ({ origin, base }: SiteView): string =>
  `Every page has a Markdown version: add \`index.md\` to its address, or request it with \`Accept: text/markdown\`. All addresses begin with ${origin}${base}.`

const formatFullTextLine = ({ title, folder }: LlmsSection, view: SiteView): string =>
  `${formatLink(`${title}: full text`, folder + fullTextFileName, view)}: All pages of the area in one file.`

const formatLink = (label: string, path: string, view: SiteView): string =>
  `- [${escapeLabel(label)}](${createUrl(path, view)})`

const createUrl = (path: string, { origin, base }: SiteView): string => origin + addBase(base, path)

function formatIndexLine({ title, path, section }: LlmsIndex, view: SiteView): string {
  const count = listLlmsPages(section).length
  const pages = count === 1 ? '1 page' : `${count} pages`
  const description = section.description === '' ? pages : `${section.description} (${pages})`
  return `${formatLink(title, path, view)}: ${description}`
}

/** Creates the index of a section: its files, its pages, and the pages of inner sections below their titles. */
function createIndexFile({ title, path, section }: LlmsIndex, view: SiteView): TextFile {
  const { files, pages, sections, description } = section
  return createFile(path.slice(0, -llmsFileName.length), [
    `# ${title}`,
    `> ${description === '' ? `Pages of ${view.title} about: ${title}.` : description}`,
    ...(files.length === 0 ? [] : ['## Files', formatList(files)]),
    ...(pages.length === 0 ? [] : [sections.length === 0 ? '## Pages' : '## Overview', formatList(pages)]),
    ...formatSections(sections, 2),
    `All sections: ${createUrl(llmsIndexPath, view)}`,
  ])
}

/** Formats what is in a section. The titles of inner sections get headings of the level. */
const formatContents = ({ files, pages, sections }: LlmsSection, level: number): string[] => [
  ...(files.length + pages.length === 0 ? [] : [formatList([...files, ...pages])]),
  ...formatSections(sections, level),
]

const formatSections = (sections: readonly LlmsSection[], level: number): string[] =>
  sections.flatMap((section) => [
    `${'#'.repeat(Math.min(level, 6))} ${section.title}`,
    ...formatContents(section, level + 1),
  ])

const formatList = (pages: readonly LlmsPage[]): string => pages.map(formatLine).join('\n')

const formatLine = ({ title, url, description }: LlmsPage): string =>
  `- [${escapeLabel(title)}](${url})${description === '' ? '' : `: ${description}`}`

const escapeLabel = (text: string): string => text.replace(/[[\]\\]/g, '\\$&')

const createFile = (folder: string, parts: readonly string[]): TextFile => ({
  path: folder + llmsFileName,
  content: `${parts.join('\n\n')}\n`,
})
