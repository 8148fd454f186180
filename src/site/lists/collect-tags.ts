import { slug } from 'github-slugger'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { TagFile } from '../../shared/content/scope.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import { checkAddressLength } from '../links/check-address-length.ts'

/** A tag with its pages. */
export interface Tag {
  label: string
  description: string
  /** Path below the base path. */
  path: string
  pages: CompiledPage[]
}

/** The tags of the guides of one version, or of a blog, in one language. */
export interface TagCollection {
  /** Path of the list of all tags. */
  path: string
  /** In alphabetical order, without tags that only unlisted pages have. */
  tags: Tag[]
  /** Returns the tags of a page, in its own order. */
  getTags(page: CompiledPage): Tag[]
  problems: Problem[]
}

interface TagSource {
  pages: readonly CompiledPage[]
  file: TagFile | undefined
  /** Path of the list of all tags. */
  path: string
  locale: string
}

/** Collects the tags of pages. If there is a `tags.yml`, tags that it doesn't define are reported. */
export function collectTags({ pages, file, path, locale }: TagSource): TagCollection {
  const tags = new Map<string, Tag & { name: string }>()
  const problems: Problem[] = []
  const findTag = (name: string, page: CompiledPage): Tag | undefined => {
    const definition = file?.tags.get(name)
    if (file !== undefined && definition === undefined) {
      problems.push(createUnknownTagProblem(name, page, file))
      return undefined
    }
    const tagPath = definition?.permalink?.replace(/^\/|\/$/g, '') ?? slug(name)
    const existingTag = tags.get(tagPath)
    if (existingTag !== undefined && (existingTag.name === name || file === undefined)) return existingTag
    if (existingTag !== undefined) {
      problems.push(createTagConflictProblem({ name, other: existingTag.name, tagPath }, file, page))
      return existingTag
    }
    const tag = {
      name,
      label: definition?.label ?? name,
      description: definition?.description ?? '',
      path: `${path}${tagPath}/`,
      pages: [],
    }
    tags.set(tagPath, tag)
    problems.push(...checkTagLength(tag, definition === undefined ? page.file : (file?.file ?? page.file)))
    return tag
  }
  const byPage = new Map<CompiledPage, Tag[]>()
  for (const page of pages) {
    const resolvedTags = page.frontMatter.tags
      .map((name) => findTag(name, page))
      .filter((tag) => tag !== undefined)
    const pageTags = [...new Set(resolvedTags)]
    byPage.set(page, pageTags)
    if (!page.frontMatter.unlisted) for (const tag of pageTags) tag.pages.push(page)
  }
  const listedTags = [...tags.values()].filter((tag) => tag.pages.length > 0)
  const compare = new Intl.Collator(locale).compare
  return {
    path,
    tags: listedTags.sort((a, b) => compare(a.label, b.label)),
    getTags: (page) => (byPage.get(page) ?? []).filter((tag) => tag.pages.length > 0),
    problems,
  }
}

const checkTagLength = ({ path }: Tag, file: string): Problem[] =>
  checkAddressLength({
    path,
    at: { file, line: undefined },
    fix: 'Shorten the tag, or give it a `permalink`.',
  })

function createUnknownTagProblem(name: string, page: CompiledPage, { file, tags }: TagFile): Problem {
  return {
    problem: `The tag \`${name}\` is not in \`${file}\`.`,
    at: { file: page.file, line: undefined },
    fix: suggestFix(name, tags.keys(), `Add it to \`${file}\`, or remove it.`),
  }
}

function createTagConflictProblem(
  { name, other, tagPath }: { name: string; other: string; tagPath: string },
  file: TagFile | undefined,
  page: CompiledPage,
): Problem {
  return {
    problem: `The tags \`${other}\` and \`${name}\` would have the same page, \`${tagPath}\`.`,
    at: { file: file?.file ?? page.file, line: undefined },
    fix: 'Give one of them a different `permalink`.',
  }
}
