import type { ItemLine } from '../../shared/api/operation-view.ts'
import type { ApiListItem } from '../../shared/output/render-module.ts'
import type { ItemTools } from './render-api-items.ts'

/** Maximum size of the content of a page, in bytes. With everything around it, the page stays below 300,000 bytes. */
const maxContent = 200_000

interface GroupPage {
  /** HTML. */
  description: string
  hasOperations: boolean
  /** URL of the Markdown version, which lists everything. */
  textUrl: string
}

interface PagePrinter extends Pick<ItemTools, 'language'> {
  context: Pick<ItemTools['context'], 'theme'>
}

/** The content of a group's page, or of the page of all schemas: everything, or if that is too much, a list of links. */
export class GroupPageContent {
  readonly #items: ApiListItem[] = []
  #isList: boolean
  #size = 0

  /** `isList` is true if the page has no room for all items, whatever their size is. */
  constructor(isList: boolean) {
    this.#isList = isList
  }

  /** Adds an item. It's printed only while there is room for all of them. */
  add(line: ItemLine, print: () => string): void {
    const isPrinted = !this.#isList || line.url === undefined
    const html = isPrinted ? print() : ''
    this.#items.push({ ...line, html })
    this.#size += Buffer.byteLength(html)
    if (this.#isList || this.#size <= maxContent) return
    this.#isList = true
    for (const item of this.#items) if (item.url !== undefined) item.html = ''
  }

  render(
    { description, hasOperations, textUrl }: GroupPage,
    { context: { theme }, language }: PagePrinter,
  ): string {
    const items = this.#items
    if (!this.#isList) return theme.renderGroup({ description, items, hasOperations }, language)
    const html = theme.renderItemList({ description, items }, language)
    if (Buffer.byteLength(html) <= maxContent) return html
    const lines = items.map((item) => ({ ...item, summary: '', html: '' }))
    const list = theme.renderItemList({ description, items: lines }, language)
    const share = maxContent / Buffer.byteLength(list)
    if (share >= 1) return list
    // Names differ in length, so the first ones may take more than their share.
    const first = lines.slice(0, Math.floor(lines.length * share * 0.9))
    return theme.renderItemList(
      { description, items: first, whole: { count: lines.length, url: textUrl } },
      language,
    )
  }
}
