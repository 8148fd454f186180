import { createConfigLines } from '../config/config-lines.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { Move, MovedSite } from './moved-site.ts'
import { renameInText } from './rename-in-text.ts'

export interface ConfigFile {
  text: string
  config: DocsConfig
  move: Move
  site: MovedSite
}

/** Rewrites addresses and the IDs of pages and folders in `docs.config.ts`. */
export function rewriteConfig({ text, config, move, site }: ConfigFile): string {
  const lines = renameInText(text, move, site).split('\n')
  const findLine = createConfigLines(lines.join('\n'))
  for (const { path, id } of listIds(config, move)) {
    const newId = (path.at(-1) === 'folder' ? move.folders : move.ids).get(id)
    const index = (findLine(path) ?? 0) - 1
    const line = lines[index]
    if (newId !== undefined && line !== undefined) lines[index] = replaceLiteral(line, id, newId)
  }
  return lines.join('\n')
}

/** Rewrites a module that the configuration imports: every text that is a moved ID. */
export function rewriteConfigModule(text: string, move: Move, site: MovedSite): string {
  return [...move.folders, ...move.ids].reduce(
    (result, [id, newId]) => replaceLiteral(result, id, newId),
    renameInText(text, move, site),
  )
}

const replaceLiteral = (text: string, id: string, newId: string): string =>
  ["'", '"', '`'].reduce(
    (result, quote) => result.replaceAll(quote + id + quote, quote + newId + quote),
    text,
  )

interface ConfiguredId {
  path: PropertyKey[]
  id: string
}

/** Lists the IDs of pages and folders in the configuration that belong to the version of the move. */
function listIds({ sidebars, docs, areas, versions }: DocsConfig, { version }: Move): ConfiguredId[] {
  const ownVersions = versions.map((item) => (item.name === version ? item : {}))
  const shared = version === 'current' ? { sidebars, docs, areas } : {}
  return findIds({ ...shared, versions: ownVersions }, [])
}

const idKeys = new Set(['landing', 'mainDocId', 'folder'])

function findIds(value: unknown, path: PropertyKey[]): ConfiguredId[] {
  if (typeof value === 'string') {
    const key = path.at(-1)
    const isItem = typeof key === 'number'
    return isItem || idKeys.has(String(key)) ? [{ path, id: value }] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => findIds(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findIds(item, [...path, key]))
}
