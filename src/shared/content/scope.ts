import type { CategorySettings } from './category.ts'

/** The guides of one version in one language: what beside the pages themselves is the scope's own. */
export interface DocsScope {
  locale: string
  version: string
  categories: CategorySettings[]
  /** Tags defined in `tags.yml`. Undefined without the file, in which case pages may use any tag. */
  tags: TagFile | undefined
}

/** The blog in one language. */
export interface BlogScope {
  locale: string
  authors: ReadonlyMap<string, Author>
  /** Where the authors stand. */
  authorsFile: string
  tags: TagFile | undefined
}

/** A `tags.yml`: the only tags that pages may have, and how they are called. */
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

/** Somebody in `authors.yml`. */
export interface Author {
  name: string
  title: string | undefined
  description: string | undefined
  /** The author's own page elsewhere. */
  url: string | undefined
  /** Path of the static folder. */
  image: string | undefined
}
