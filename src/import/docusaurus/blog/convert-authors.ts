import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { load } from 'js-yaml'
import { stringify } from 'yaml'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import { asList, asText } from '../read/as-values.ts'

interface AuthorsInput {
  site: DocusaurusSite
  posts: readonly DocusaurusPage[]
  report: ImportReport
}

/**
 * Converts `authors.yml`, and adds the authors that posts describe themselves. The posts get the keys of their authors.
 * Returns the text of the new file, or undefined if the blog has no authors.
 */
export function convertAuthors({ site, posts, report }: AuthorsInput): string | undefined {
  const [blog] = site.blogs
  if (blog === undefined) return undefined
  const file = join(blog.folder, asText(blog.options.authorsMapPath) ?? 'authors.yml')
  const authors = new Map<string, UnknownObject>()
  for (const [key, author] of Object.entries(
    existsSync(file) ? toObject(load(readFileSync(file, 'utf8'))) : {},
  ))
    authors.set(toKey(key), convertAuthor(key, toObject(author), { site, report, file }))
  for (const post of posts) {
    const keys = asList(post.frontMatter.authors ?? readLegacyAuthor(post.frontMatter)).flatMap((author) => {
      if (!isObject(author)) return findKey(asText(author), authors, { post, report })
      const key = asText(author.key) ?? slug(asText(author.name) ?? '')
      if (key === '') return []
      if (!authors.has(toKey(key)))
        authors.set(toKey(key), convertAuthor(key, author, { site, report, file: post.source }))
      return [toKey(key)]
    })
    const isUnchanged = JSON.stringify(keys) === JSON.stringify(asList(post.frontMatter.authors))
    if (!isUnchanged) post.authors = keys
  }
  return authors.size === 0 ? undefined : stringify(Object.fromEntries(authors))
}

const toKey = (key: string): string => key.replace(/[^\w.-]+/g, '-')

function findKey(
  key: string | undefined,
  authors: ReadonlyMap<string, UnknownObject>,
  { post, report }: { post: DocusaurusPage; report: ImportReport },
): string[] {
  if (key === undefined) return []
  if (authors.has(toKey(key))) return [toKey(key)]
  report.add('setting', `The author \`${key}\` isn't in \`authors.yml\`.`, { file: post.label, line: 1 })
  return []
}

/** Posts of the first versions of Docusaurus have one author in several keys. */
function readLegacyAuthor(frontMatter: DocusaurusPage['frontMatter']): UnknownObject | undefined {
  const read = (...names: string[]): string | undefined =>
    names.map((name) => asText(frontMatter[name])).find((text) => text !== undefined)
  const name = read('author')
  if (name === undefined) return undefined
  return {
    name,
    title: read('author_title', 'authorTitle'),
    url: read('author_url', 'authorURL'),
    image_url: read('author_image_url', 'authorImageURL', 'author_image'),
  }
}

function convertAuthor(
  key: string,
  author: UnknownObject,
  { site, report, file }: { site: DocusaurusSite; report: ImportReport; file: string },
): UnknownObject {
  const image = asText(author.image_url) ?? asText(author.imageURL)
  const path =
    image === undefined || /^(?:https?:|data:)/.test(image) ? undefined : `/${image.replace(/^\/+/, '')}`
  const hasImage = path !== undefined && site.staticFolders.some((folder) => existsSync(join(folder, path)))
  if (image !== undefined && !hasImage)
    report.add(
      'media',
      `The picture \`${image}\` of the author \`${key}\` isn't in the static folder.`,
      file.replace(`${site.root}/`, ''),
    )
  const url = asText(author.url)
  const values = {
    name: asText(author.name) ?? key,
    title: asText(author.title),
    description: asText(author.description),
    url: url !== undefined && URL.canParse(url) ? url : undefined,
    image_url: hasImage ? path : undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
