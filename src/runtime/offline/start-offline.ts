import { noticeUrl } from '../../shared/forms/notice-template.ts'
import { offlineMessages } from '../../shared/messages/offline-messages.ts'
import type { OfflineReply, OfflineRequest } from '../../shared/output/offline-paths.ts'
import { announce } from '../dom/announce.ts'
import { whenIdle } from '../dom/when-idle.ts'
import { canPrefetch } from '../loading/prefetch-policy.ts'
import { getMessages } from '../stores/message-store.ts'
import { getPage, subscribePage } from '../stores/page-store.ts'
import { getSite } from '../stores/site-store.ts'
import { askOfflineWorker, readStoredPages, startOfflineWorker } from './offline-worker-client.ts'
import { showOfflineCopyNotice } from './show-offline-copy-notice.ts'

/**
 * Registers the service worker, reports to it which pages the reader visits and saves, and shows the reader that a page is
 * a stored copy. Without storage, or in a browser without workers, pages stay as they are.
 */
export async function startOffline(): Promise<void> {
  const { storedAt } = document.documentElement.dataset
  const worker = startOfflineWorker(getSite().base)
  const send = async (kind: OfflineRequest['kind']): Promise<OfflineReply> =>
    askOfflineWorker(await worker, createRequest(kind))
  if (storedAt !== undefined)
    showOfflineCopyNotice(storedAt, { messages: readMessages(), refresh: () => send('visit') })
  // The offline page has nothing to lose.
  if (document.querySelector('[data-offline-page]') !== null)
    addEventListener('online', () => location.reload())
  const isReady = await worker.then(
    () => true,
    (error: unknown) => console.info("Pages can't be stored for reading offline.", error),
  )
  if (isReady !== true) return

  followSaveButton((kind) => applyChoice(kind, send))
  const update = (): void => {
    whenIdle(() => reportVisit(send))
  }
  // A copy isn't replaced before the reader knows whether the page has changed.
  if (storedAt === undefined) update()
  else showSavedState().catch(() => undefined)
  subscribePage(update)
}

/** Stores the current page, and shows whether it's saved. */
async function reportVisit(send: (kind: 'visit') => Promise<unknown>): Promise<void> {
  const { url, kind } = getPage().view
  if (url === noticeUrl || kind === 'notFound') return
  try {
    await showSavedState()
    if (canPrefetch()) await send('visit')
  } catch (error) {
    console.info("The page couldn't be stored for reading offline.", error)
  }
}

async function applyChoice(
  kind: 'save' | 'remove',
  send: (kind: 'save' | 'remove') => Promise<OfflineReply>,
): Promise<void> {
  const messages = readMessages()
  const { isDone } = await send(kind).catch(() => ({ isDone: false }))
  if (!isDone) announce(messages.offlineFailed)
  else announce(kind === 'save' ? messages.offlineSaved : messages.offlineRemoved)
  // Otherwise the browser may remove what was saved when the disk is full.
  if (kind === 'save') navigator.storage?.persist?.().catch(() => undefined)
  await showSavedState().catch(() => undefined)
}

async function showSavedState(): Promise<void> {
  const pages = await readStoredPages(getSite().base)
  const url = getPath()
  updateSaveButton(pages.some((page) => page.isSaved && page.url === url))
}

const createRequest = (kind: OfflineRequest['kind']): OfflineRequest => ({
  kind,
  url: getPath(),
  title: getPage().view.title,
  files: performance.getEntriesByType('resource').map(({ name }) => name),
})

/** Returns the path of the current page as requests carry it. */
const getPath = (): string => new URL(getPage().view.url, location.href).pathname

const readMessages = (): typeof offlineMessages => ({ ...offlineMessages, ...getMessages() })

/** The button in the menu of the current page. It's hidden until the browser is known to be able to save pages. */
const findSaveButton = (): HTMLButtonElement | null => document.querySelector('[data-save-offline]')

/** Shows the button, pressed if the page is saved. */
function updateSaveButton(isSaved: boolean): void {
  const button = findSaveButton()
  if (button === null) return
  button.ariaPressed = String(isSaved)
  button.hidden = false
}

/** Calls `press` when the reader presses the button. Presses are ignored until the previous one has finished. */
function followSaveButton(press: (kind: 'save' | 'remove') => Promise<void>): void {
  let isBusy = false
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-save-offline]') : null
    if (button === null || isBusy) return
    isBusy = true
    press(button.ariaPressed === 'true' ? 'remove' : 'save').finally(() => {
      isBusy = false
    })
  })
}
