import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createFileError } from '../shared/docs-error.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'
import { findFolderId } from './find-moved-addresses.ts'
import type { Move } from './moved-site.ts'
import { addToGroup, readGroups } from './rewrite-category.ts'

interface GroupInput {
  root: string
  move: Move
  /** New contents by old path. Gets the category file of the page's new folder. */
  texts: Map<string, string>
  group: string | undefined
}

/** Adds a page that moves into a folder with groups to one of them. Throws a `DocsError` without the label of a group. */
export function groupMovedPages({ root, move, texts, group }: GroupInput): void {
  const folder = posix.dirname(move.to)
  const file = ['yml', 'yaml', 'json']
    .map((type) => `${folder}/_category_.${type}`)
    .find((name) => existsSync(join(root, name)))
  const text = file === undefined ? '' : (texts.get(file) ?? readFileSync(join(root, file), 'utf8'))
  const groups = file === undefined ? [] : readGroups(text)
  const labels = groups.map(({ label }) => label)
  if (group !== undefined && !labels.includes(group))
    throw createFileError(
      move.from,
      `The folder of \`${move.to}\` has no group \`${group}\`.`,
      suggestFix(group, labels, 'Leave out --group.'),
    )
  const id = [...move.ids.values()][0]
  const isPage = move.files.has(move.from) && id !== undefined
  if (file === undefined || groups.length === 0 || !isPage) return
  const name = posix.relative(findFolderId(move.to), id)
  if (groups.some(({ items }) => items.includes(name)) || isLandingPage(name)) return
  if (group === undefined)
    throw createFileError(
      move.from,
      `\`${file}\` lists the pages of its folder in groups.`,
      `Name one with --group: ${labels.map((label) => `"${label}"`).join(', ')}.`,
    )
  texts.set(file, addToGroup(text, group, name))
}

const isLandingPage = (name: string): boolean => /^(?:index|readme)$/i.test(name)
