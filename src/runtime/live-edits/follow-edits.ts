import { editEvent } from '../../shared/site/edit-event.ts'
import type { EmbeddedData, PageSnapshot } from '../../shared/site/page.ts'
import { parseHtml } from '../dom/trusted-html.ts'
import { fetchFile } from '../loading/fetch-file.ts'
import { needsOtherShell } from '../loading/load-page.ts'
import { loadActivePath, reloadLevels } from '../loading/load-sidebar-level.ts'
import { readEmbeddedData, readPageSnapshot } from '../loading/read-page-snapshot.ts'
import { updateHead } from '../navigation/update-head.ts'
import { getPage, setPage, subscribePage } from '../stores/page-store.ts'
import { patchContent } from './patch-content.ts'

/** The content of pages that were updated. React has the content that they were opened with. */
const updatedContents = new WeakMap<PageSnapshot, string>()

let messages: EmbeddedData['messages']
let policy: string | undefined

/** Updates the open page after each edit, in place of loading it again. Loaded only by `docent dev`. */
export function followEdits(): void {
  messages = readEmbeddedData(document).messages
  policy = readPolicy(document)
  let updating = Promise.resolve()
  const update = (): void => {
    updating = updating.then(updatePage).catch((error: unknown) => {
      console.warn("The page couldn't be updated, so it's loaded again.", error)
      location.reload()
    })
  }
  let hasEdits = false
  document.addEventListener(editEvent, (event) => {
    event.preventDefault()
    hasEdits = true
    update()
  })
  let shownUrl = getPage().view.url
  // A page that is opened later may have been requested before an edit.
  subscribePage(() => {
    const { url } = getPage().view
    if (hasEdits && url !== shownUrl) update()
    shownUrl = url
  })
  document.documentElement.dataset.followsEdits = ''
}

async function updatePage(): Promise<void> {
  const { url } = getPage().view
  const response = await fetchFile(url, { redirect: 'manual' })
  const html = parseHtml(await response.text())
  const next = readPageSnapshot(html)
  const current = getPage()
  // The writer has opened another page meanwhile, which is updated next.
  if (current.view.url !== url) return
  const slot = document.querySelector('#docent .page-slot')
  if (slot === null || next === undefined) return location.reload()
  const content = updatedContents.get(current) ?? current.content
  if (content !== next.content || JSON.stringify(next.view) !== JSON.stringify(current.view)) {
    if (!canUpdate(html, next, current)) return location.reload()
    const page = { ...next, content: current.content }
    updatedContents.set(page, next.content)
    if (content !== next.content) patchContent(slot, parseHtml(content), parseHtml(next.content))
    setPage(page)
    updateHead(page.view)
  }
  await reloadLevels()
  await loadActivePath(next.view.sidebar)
}

/** Whether nothing changed that a document reads only once. The scripts of API pages change their content. */
const canUpdate = (html: DocumentFragment, next: PageSnapshot, current: PageSnapshot): boolean =>
  !needsOtherShell(next, current) &&
  next.view.kind === current.view.kind &&
  html.querySelector('[data-api]') === null &&
  readPolicy(html) === policy &&
  JSON.stringify(readEmbeddedData(html).messages) === JSON.stringify(messages)

const readPolicy = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content
