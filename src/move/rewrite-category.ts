import { posix } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLSeq } from 'yaml'
import type { Move } from './moved-site.ts'

/** A part of a text and what replaces it. */
interface Edit {
  start: number
  end: number
  text: string
}

interface CategoryFile {
  text: string
  /** ID of the folder that the file describes, before the move. */
  folder: string
}

/** Renames the pages that a `_category_.yml` names, and removes those that leave its folder. */
export function rewriteCategory(
  { text, folder }: CategoryFile,
  { ids, folders }: Pick<Move, 'ids' | 'folders'>,
): string {
  const document = parseDocument(text)
  const landing = document.getIn(['link', 'id'], true)
  const newFolder = folders.get(folder) ?? folder
  const edits = listGroups(document.get('groups')).flatMap(({ items }) =>
    items.items.flatMap((item): Edit[] => {
      if (!isScalar(item)) return []
      const id = posix.join(folder, String(item.value))
      const newId = ids.get(id) ?? folders.get(id)
      if (newId === undefined || newId === posix.join(newFolder, String(item.value))) return []
      const isInside = newId.startsWith(`${newFolder}/`)
      return [isInside ? replaceScalar(item, newId.slice(newFolder.length + 1)) : removeItem(item, text)]
    }),
  )
  const newLanding = isScalar(landing) ? ids.get(String(landing.value)) : undefined
  if (isScalar(landing) && newLanding !== undefined) edits.push(replaceScalar(landing, newLanding))
  return applyEdits(text, edits)
}

/** Lists the labels of the groups in a `_category_.yml`, and the paths that they name. */
export function readGroups(text: string): { label: string; items: string[] }[] {
  return listGroups(parseDocument(text).get('groups')).map(({ label, items }) => ({
    label,
    items: items.items.filter(isScalar).map(({ value }) => String(value)),
  }))
}

/** Adds a page to the end of a group. */
export function addToGroup(text: string, label: string, name: string): string {
  const group = listGroups(parseDocument(text).get('groups')).find((candidate) => candidate.label === label)
  const last = group?.items.items.findLast((item) => isScalar(item))
  if (group === undefined || !isScalar(last) || !last.range) return text
  const [start, end] = last.range
  const lineStart = text.lastIndexOf('\n', start) + 1
  const separator = group.items.flow === true ? ', ' : `\n${text.slice(lineStart, start)}`
  return applyEdits(text, [{ start: end, end, text: separator + name }])
}

interface Group {
  label: string
  items: YAMLSeq
}

function listGroups(groups: unknown): Group[] {
  if (!isSeq(groups)) return []
  return groups.items.flatMap((group) => {
    const items = isMap(group) ? group.get('items') : undefined
    return isMap(group) && isSeq(items) ? [{ label: String(group.get('label')), items }] : []
  })
}

function replaceScalar({ range }: Scalar, text: string): Edit {
  const [start = 0, end = 0] = range ?? []
  return { start, end, text }
}

/** Removes an item of a list with its comma, or its line. */
function removeItem({ range }: Scalar, text: string): Edit {
  const [start = 0, end = 0] = range ?? []
  const lineStart = text.lastIndexOf('\n', start) + 1
  if (/^\s*-\s+$/.test(text.slice(lineStart, start)))
    return { start: lineStart, end: text.indexOf('\n', end) + 1 || text.length, text: '' }
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0
  if (after > 0) return { start, end: end + after, text: '' }
  const before = /,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0
  return { start: start - before, end, text: '' }
}

const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
