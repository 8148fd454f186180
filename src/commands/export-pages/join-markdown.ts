import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from '../../doctor/read-built-site.ts'
import { removeMarkdownPointer } from '../../render/markdown/llms-pointer.ts'
import { changeOutsideFences } from '../../shared/content/fences.ts'
import { readMarkdownParts } from '../../shared/output/markdown-parts.ts'

/** Joins the Markdown of pages under a title. Headings of pages become one level deeper. */
export function joinMarkdown(out: string, title: string, pages: readonly BuiltPage[]): string {
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
