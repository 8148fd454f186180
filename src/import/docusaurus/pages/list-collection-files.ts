import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, posix, relative } from 'node:path'
import picomatch from 'picomatch'
import { toObject } from '../../../shared/read-unknown.ts'
import { readFrontMatter } from '../convert/front-matter/convert-front-matter.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { asText } from '../read/as-values.ts'
import { toUrlName } from '../read/url-paths.ts'
import type { ContentCollection } from './list-content-collections.ts'
import { createPageAddress } from './page-address.ts'

/** Files of a folder of content: pages, programs, and all others. */
export interface CollectionFiles {
  collection: ContentCollection
  pages: DocusaurusPage[]
  /** React pages. */
  programs: string[]
  /** All other files, relative to the folder. */
  assets: string[]
}

/** Lists the files of a folder of content. */
export function listCollectionFiles(collection: ContentCollection, site: DocusaurusSite): CollectionFiles {
  const isIncluded = picomatch([...collection.include])
  const isExcluded = picomatch([...collection.exclude], { dot: true })
  const files: CollectionFiles = { collection, pages: [], programs: [], assets: [] }
  for (const path of listFilesBelow(collection.folder)) {
    const isListed = isIncluded(path) && !isExcluded(path)
    if (/\.mdx?$/.test(path)) files.pages.push(createPageSource(path, isListed, { collection, site }))
    else if (/\.(?:jsx?|tsx?)$/.test(path)) {
      if (collection.kind === 'page' && isListed && !/\.d\.ts$/.test(path)) files.programs.push(path)
    } else files.assets.push(path)
  }
  return files
}

/** Lists the files below a folder, with forward slashes. Hidden ones and installed packages are left out. */
export function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      if (entry.isDirectory())
        return listFilesBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
      return entry.isFile() ? [entry.name] : []
    })
    .sort()
}

interface PageContext {
  collection: ContentCollection
  site: DocusaurusSite
}

/** Creates the record of a file. One that isn't listed is a partial. */
function createPageSource(
  path: string,
  isListed: boolean,
  { collection, site }: PageContext,
): DocusaurusPage {
  const { folder, originalFolder, out, routeBase, locale } = collection
  const source = join(folder, path)
  const text = site.preprocess(
    readFileSync(source, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
    source,
  )
  const frontMatter = readFrontMatter(text)
  const isCommonMark = isCommonMarkFile(path, frontMatter, site)
  const name = isCommonMark ? path.replace(/\.mdx?$/, '.md') : path.replace(/\.mdx?$/, '.mdx')
  const cleanName = createFileName(name, isListed, collection)
  const address = isListed ? createPageAddress({ path, cleanName, frontMatter }, collection) : undefined
  return {
    kind: isListed ? collection.kind : 'partial',
    source,
    label: relative(site.root, source).replaceAll('\\', '/'),
    out: posix.join(out, cleanName),
    original: join(originalFolder, path),
    locale: locale.id,
    address: address?.old,
    slug: address?.slug,
    id: address?.id,
    authors: undefined,
    routeBase,
    contentFolders: [...new Set([folder, originalFolder])],
    text,
    markdownPlugins: collection.markdownPlugins,
    frontMatter,
    isCommonMark,
  }
}

/** Whether a file is CommonMark: because of its front matter, or of the site's setting. */
function isCommonMarkFile(
  path: string,
  frontMatter: DocusaurusPage['frontMatter'],
  { config }: DocusaurusSite,
): boolean {
  const format = asText(toObject(frontMatter.mdx).format) ?? asText(toObject(config.markdown).format) ?? 'mdx'
  return format === 'md' || (format === 'detect' && extname(path) === '.md')
}

/** Returns a name that works in URLs. A file that isn't a page must look like a partial. */
function createFileName(name: string, isListed: boolean, { kind }: ContentCollection): string {
  const clean = toUrlName(name)
  if (isListed || clean.split('/').some((segment) => segment.startsWith('_'))) {
    return kind === 'blogPost' || !isListed ? clean : clean.replace(/(^|\/)_+/g, '$1')
  }
  return posix.join(posix.dirname(clean), `_${basename(clean)}`)
}
