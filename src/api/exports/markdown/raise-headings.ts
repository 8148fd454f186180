import { changeOutsideFences } from '../../../shared/content/fences.ts'

/** Raises the headings of a Markdown text by one level: `### Body` becomes `## Body`. Code stays as it is. */
export const raiseMarkdownHeadings = (markdown: string): string =>
  changeOutsideFences(markdown, (text) => text.replace(/^#(#{2,5}) /gm, '$1 '))
