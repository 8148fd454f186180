import type { CategorySettings } from './category.ts'

/** The guides of one version in one locale: settings besides the pages themselves. */
export interface DocsScope {
  locale: string
  version: string
  categories: CategorySettings[]
  /** Tags defined in `tags.yml`. Undefined without the file, in which case pages may use any tag. */
  tags: TagFile | undefined
}

/** The blog in one locale. */
export interface BlogScope {
  locale: string
  /** Undefined if the file can't be read. */
  authors: ReadonlyMap<string, Author> | undefined
  authorsFile: string
  tags: TagFile | undefined
}

/** Tags from `tags.yml`, the only tags that pages may have. */
export interface TagFile {
  file: string
  tags: ReadonlyMap<string, TagDefinition>
}

export interface TagDefinition {
  label: string | undefined
  description: string | undefined
  /** Path below the list of tags. */
  permalink: string | undefined
}

/** An author in `authors.yml`. */
export interface Author {
  name: string
  title: string | undefined
  description: string | undefined
  /** The author's own website. */
  url: string | undefined
  /** Path in the static folder. */
  image: string | undefined
}
