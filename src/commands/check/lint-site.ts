import { readFileSync } from 'node:fs'
import { parseYaml } from '../../content/data/parse-yaml.ts'
import { readSiteYaml } from '../../content/data/read-yaml.ts'
import { isPageFile, toCollectionPath } from '../../content/file-to-route.ts'
import { createDefaultFrontMatter, parseFrontMatter } from '../../content/front-matter/parse-front-matter.ts'
import { parseListedFrontMatter } from '../../content/front-matter/parse-listed-front-matter.ts'
import type { Collection } from '../../content/load-pages.ts'
import type { Inputs } from '../../content/read-inputs.ts'
import { checkSourceLimits } from '../../content/source/check-source-limits.ts'
import { prepareSource, traceLines } from '../../content/source/prepare-source.ts'
import { listFiles, type SourceFile } from '../../content/source-files.ts'
import type { LintPageSource } from '../../lint/lint-page.ts'
import { lintPages } from '../../lint/lint-pages.ts'
import { checkPlainValues } from '../../lint/rules/check-plain-values.ts'
import { findUnlinkedGuides } from '../../lint/rules/find-unlinked-guides.ts'
import { findUnusedPartials } from '../../lint/rules/find-unused-partials.ts'
import { labelsSchema, type StyleGuide, styleGuideSchema } from '../../lint/style-guide.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import { getDefaultLocale } from '../../shared/site/locales.ts'
import type { Site } from '../../shared/site/site.ts'
import { lintStatements } from './lint-statements.ts'

/** File with the rules for writers, relative to the site folder. */
export const styleFile = 'content/style.yml'
const labelsFile = 'content/ui-labels.yml'

interface LintSiteInput {
  root: string
  config: DocsConfig
  inputs: Inputs
  /** Undefined if the site couldn't be created. */
  site: Site | undefined
}

/** Checks the style of a site's pages. A site without `content/style.yml` has no rules. */
export function lintSite({ root, config, inputs, site }: LintSiteInput): Problem[] {
  const style = readSiteYaml(root, styleFile, styleGuideSchema)?.data
  if (style === undefined) return []
  const labels = readSiteYaml(root, labelsFile, labelsSchema)?.data
  const usedFiles = new Set<string>()
  const pages = listPages(inputs, config, style).flatMap((page) =>
    readPage(page, { root, inputs, usedFiles }),
  )
  const files = listFiles(root, 'content').filter(
    ({ path }) => /\.mdx?$/.test(path) && !isIgnored(path, style),
  )
  const configVariables = new Map([...inputs.variables].filter(([name]) => !name.startsWith('catalog.')))
  return [
    ...lintPages(pages, { style, labels: labels && new Set(labels), catalog: inputs.catalog }),
    ...files.flatMap(({ path, absolute }) =>
      checkPlainValues(
        { file: path, text: readFileSync(absolute, 'utf8') },
        { style, variables: configVariables },
      ),
    ),
    ...lintStatements(root, inputs.catalog),
    ...findUnusedPartials(
      files.map(({ path }) => path),
      usedFiles,
    ),
    ...(site === undefined ? [] : findUnlinkedGuides(site, config.base)),
  ]
}

const isIgnored = (path: string, { ignore }: StyleGuide): boolean =>
  ignore.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

interface ListedPage {
  file: SourceFile
  collection: Collection
}

/** Lists the pages and listed files in the default language that the rules apply to. */
function listPages({ collections }: Inputs, config: DocsConfig, style: StyleGuide): ListedPage[] {
  const { id } = getDefaultLocale(config)
  return collections
    .filter(({ locale, kind }) => locale === id && kind !== 'notFound')
    .flatMap((collection) => collection.files.map((file) => ({ file, collection })))
    .filter(
      ({ file: { path }, collection: { folder } }) =>
        isPageFile(toCollectionPath(folder, path)) && !isIgnored(path, style),
    )
}

interface ReadPageContext {
  root: string
  inputs: Inputs
  /** Source files of pages. */
  usedFiles: Set<string>
}

/** Reads a page. One that can't be read is left out, because the compiler reports it. */
function readPage(
  { file, collection }: ListedPage,
  { root, inputs, usedFiles }: ReadPageContext,
): LintPageSource[] {
  const { kind, folder } = collection
  const text = readFileSync(file.absolute, 'utf8')
  try {
    const source = prepareSource({ file: file.path, kind, text }, { root, variables: inputs.variables })
    const body = traceLines(source, file.path)
    for (const location of source.origins ?? []) usedFiles.add(location.file)
    if (checkSourceLimits(source, file.path, body).length > 0) return []
    const block = source.block ?? ''
    const isListed = kind === 'faq' || kind === 'release'
    const frontMatter = isListed
      ? {
          ...createDefaultFrontMatter(file.path),
          ...parseListedFrontMatter(block, { file: file.path, kind, folder }),
        }
      : parseFrontMatter(block, file.path, kind)
    const { line } = parseYaml(block, { file: file.path, what: 'The front matter', firstLine: 2 })
    const findKeyLine = (key: string): number => line([key]) ?? 1
    const isMdx = file.path.endsWith('.mdx')
    return [{ file: file.path, kind, frontMatter, ...body, isMdx, locateLine: body.origin, findKeyLine }]
  } catch (error) {
    if (error instanceof DocsError) return []
    throw error
  }
}
