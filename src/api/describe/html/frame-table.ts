import { formatScrollFrame } from '../../../shared/content/scroll-frame.ts'
import { chooseTableLayout } from '../../../shared/content/table-layout.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'

/** Puts a table into a frame that scrolls, or that stacks its columns on a phone, as in guides. */
export function frameTable(table: string): string {
  const rows = table.match(/<tr\b[\s\S]*?<\/tr>/g) ?? []
  const texts = rows.map((row) =>
    [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => readText(cell)),
  )
  const { className, labels } = chooseTableLayout(texts)
  const name = (texts[0] ?? []).filter(Boolean).join(', ')
  const labeled = table.replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => labelCells(row, labels))
  return `<div class="${className}"${formatScrollFrame(name)}>${labeled}</div>`
}

const readText = (html: string): string => html.replace(/<[^>]*>|&\w+;/g, '').trim()

function labelCells(row: string, labels: readonly (string | undefined)[]): string {
  let column = 0
  return row.replace(/<td\b/g, (tag) => {
    const label = labels[column++]
    return label === undefined || label === '' ? tag : `${tag} data-label="${escapeHtml(label)}"`
  })
}
