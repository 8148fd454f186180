import { slug } from 'github-slugger'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { TagFile } from '../../shared/content/scope.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { suggest } from '../../shared/text/nearest.ts'

/** A tag with the pages that have it. */
export interface Tag {
  label: string
  description: string
  /** Path below the base. */
  path: string
  pages: CompiledPage[]
}

/** The tags of the guides of one version, or of a blog, in one language. */
export interface Tags {
  /** Path of the list of all tags. */
  path: string
  /** In alphabetical order, without those that only unlisted pages have. */
  tags: Tag[]
  /** Tags of a page, in its own order. */
  of(page: CompiledPage): Tag[]
  problems: Problem[]
}

interface TagSource {
  pages: readonly CompiledPage[]
  file: TagFile | undefined
  /** Path of the list of all tags. */
  path: string
  locale: string
}

/** Collects the tags of pages. With a `tags.yml`, a tag that it does not have is a mistake. */
export function collectTags({ pages, file, path, locale }: TagSource): Tags {
  const tags = new Map<string, Tag & { name: string }>()
  const problems: Problem[] = []
  const find = (name: string, page: CompiledPage): Tag | undefined => {
    const definition = file?.tags.get(name)
    if (file !== undefined && definition === undefined) {
      problems.push(unknownTag(name, page, file))
      return undefined
    }
    const place = definition?.permalink?.replace(/^\/|\/$/g, '') ?? slug(name)
    const known = tags.get(place)
    if (known !== undefined && (known.name === name || file === undefined)) return known
    if (known !== undefined) {
      problems.push(samePlace({ name, other: known.name, place }, file, page))
      return known
    }
    const tag = {
      name,
      label: definition?.label ?? name,
      description: definition?.description ?? '',
      path: `${path}${place}/`,
      pages: [],
    }
    tags.set(place, tag)
    return tag
  }
  const byPage = new Map<CompiledPage, Tag[]>()
  for (const page of pages) {
    const found = page.frontMatter.tags.map((name) => find(name, page)).filter((tag) => tag !== undefined)
    const own = [...new Set(found)]
    byPage.set(page, own)
    if (!page.frontMatter.unlisted) for (const tag of own) tag.pages.push(page)
  }
  const listed = [...tags.values()].filter((tag) => tag.pages.length > 0)
  const compare = new Intl.Collator(locale).compare
  return {
    path,
    tags: listed.sort((a, b) => compare(a.label, b.label)),
    of: (page) => (byPage.get(page) ?? []).filter((tag) => tag.pages.length > 0),
    problems,
  }
}

function unknownTag(name: string, page: CompiledPage, { file, tags }: TagFile): Problem {
  return {
    problem: `The tag \`${name}\` is not in \`${file}\`.`,
    at: { file: page.file, line: undefined },
    fix: suggest(name, tags.keys(), `Add it to \`${file}\`, or remove it.`),
  }
}

function samePlace(
  { name, other, place }: { name: string; other: string; place: string },
  file: TagFile | undefined,
  page: CompiledPage,
): Problem {
  return {
    problem: `The tags \`${other}\` and \`${name}\` would have the same page, \`${place}\`.`,
    at: { file: file?.file ?? page.file, line: undefined },
    fix: 'Give one of them another `permalink`.',
  }
}
