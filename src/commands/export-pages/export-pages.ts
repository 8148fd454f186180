import { resolve } from 'node:path'
import { UsageError } from '../../cli/usage-error.ts'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { readBuiltSite } from '../../doctor/read-built-site.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { joinHtml } from './join-html.ts'
import { joinMarkdown } from './join-markdown.ts'
import { printPdf } from './print-pdf.ts'
import { selectPages } from './select-pages.ts'

interface ExportOptions {
  /** Folder of the built site. */
  out: string
  /** Path of a page or section. */
  path: string
  /** File to write. Its extension selects the format. */
  to: string | undefined
}

/** Writes a page and all pages below it to one file, as Markdown or PDF. Returns a summary. */
export async function exportPages({ out, path, to }: ExportOptions): Promise<string> {
  const format = to?.match(/\.(md|pdf)$/i)?.[1]?.toLowerCase()
  if (to === undefined || format === undefined)
    throw new UsageError(`--to is \`${to ?? ''}\`, but must be a file that ends in .md or .pdf.`)
  const built = readBuiltSite(out)
  const pages = selectPages(built, path)
  const title = pages[0]?.view.title ?? built.site.name
  const file = resolve(to)
  if (format === 'md') writeFileAtomically(file, joinMarkdown(out, title, pages))
  else await printPdf(joinHtml(built, title, pages), file)
  return `${formatCount(pages.length, 'page', 'pages')} written to ${to}.`
}
