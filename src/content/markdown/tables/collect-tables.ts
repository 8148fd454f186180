import { defineHastPlugin, type HastPluginDefinition } from 'satteri'
import type { DocumentData } from '../document-data.ts'
import { listCells, readTexts } from './table-cells.ts'

/** Collects the texts of all tables by their headers, before columns get their widths. */
export function collectTables({ tables }: DocumentData): HastPluginDefinition {
  return defineHastPlugin({
    name: 'collect-tables',
    element: {
      filter: ['table'],
      visit(node, context) {
        const texts = readTexts(listCells(node), context)
        const key = JSON.stringify(texts[0])
        tables.set(key, [...(tables.get(key) ?? []), texts])
      },
    },
  })
}
