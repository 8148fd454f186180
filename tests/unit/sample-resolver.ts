import type { Resolver } from '../../src/site/links/resolve-link.ts'

/** A resolver of a site without pages; media keep their names. */
export const sampleResolver = (changes: Partial<Resolver> = {}): Resolver => ({
  root: '/nowhere',
  base: '/',
  localePath: () => '/',
  otherPaths: new Set(),
  byPath: new Map(),
  byFile: new Map(),
  drafts: new Set(),
  unread: new Set(),
  staticPaths: new Set(),
  problems: [],
  documents: new Map(),
  moved: new Map(),
  addMedia: (file) => `/_/media/${file.split('/').at(-1)}`,
  ...changes,
})
