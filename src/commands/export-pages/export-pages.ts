import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { outOption, resolveOut, rootOption } from '../../cli/options.ts'
import { UsageError } from '../../cli/usage-error.ts'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { type BuiltPage, type BuiltSite, readBuiltSite } from '../../doctor/read-built-site.ts'
import { removeMarkdownPointer } from '../../render/markdown/llms-pointer.ts'
import { changeOutsideFences } from '../../shared/content/fences.ts'
import { readMarkdownParts } from '../../shared/output/markdown-parts.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import type { ExportedSection } from './create-opening-pages.ts'
import { joinHtml } from './join-html.ts'
import { printPdf } from './print-pdf.ts'
import { readPageNumbers } from './read-page-numbers.ts'
import { selectPages } from './select-pages.ts'

/** Defines `docent export pages`. */
export function defineExportPages(command: Command): void {
  command
    .argument('<path>', 'path of a page or section')
    .addOption(rootOption)
    .addOption(outOption)
    .option('--to <file>', 'file to write, which ends in .md or .pdf')
    .action(async (path, { to, ...folders }) =>
      console.log(await exportPages({ out: resolveOut(folders), path, to })),
    )
}

interface ExportOptions {
  /** Folder of the built site. */
  out: string
  /** Path of a page or section. */
  path: string
  /** File to write. Its extension selects the format. */
  to: string | undefined
}

/** Writes a page and all pages below it to one file, as Markdown or PDF. Returns a summary. */
async function exportPages({ out, path, to }: ExportOptions): Promise<string> {
  const format = to?.match(/\.(md|pdf)$/i)?.[1]?.toLowerCase()
  if (to === undefined || format === undefined)
    throw new UsageError(`--to is \`${to ?? ''}\`, but must be a file that ends in .md or .pdf.`)
  const built = readBuiltSite(out)
  const { title, pages } = selectPages(built, path)
  const file = resolve(to)
  if (format === 'md') writeFileAtomically(file, joinMarkdown(out, title, pages))
  else await exportPdf(built, { title, pages }, file)
  return `${formatCount(pages.length, 'page', 'pages')} written to ${to}.`
}

/** Writes a PDF. One with a table of contents is written twice: its page numbers come from the first attempt. */
async function exportPdf(
  built: BuiltSite,
  section: Omit<ExportedSection, 'numbers'>,
  file: string,
): Promise<void> {
  await printPdf(joinHtml(built, { ...section, numbers: new Map() }), file)
  if (section.pages.length === 1) return
  const numbers = readPageNumbers(readFileSync(file, 'latin1'))
  await printPdf(joinHtml(built, { ...section, numbers }), file)
}

/** Joins the Markdown of pages under a title. Headings of pages become one level deeper. */
function joinMarkdown(out: string, title: string, pages: readonly BuiltPage[]): string {
  const texts = pages.map(({ file }) => {
    const markdown = readMarkdownParts(file.replace(/html$/, 'md'), (path) =>
      readFileSync(join(out, path), 'utf8'),
    )
    return changeOutsideFences(removeMarkdownPointer(markdown), (part) =>
      part.replace(/^(#{1,5}) /gm, '#$1 '),
    ).trim()
  })
  return `# ${title}\n\n${texts.join('\n\n')}\n`
}
