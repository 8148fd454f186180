/** Text in Markdown, and its footnotes by label, which are printed at the end of a page. */
export interface PrintedMarkdown {
  text: string
  notes: ReadonlyMap<string, string>
}
