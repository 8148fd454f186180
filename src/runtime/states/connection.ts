import { useSyncExternalStore } from 'react'
import { announce } from '../dom/announce.ts'
import { FileError, fetchFile } from '../loading/fetch-file.ts'
import { getMessages } from '../stores/messages.ts'
import { createValueStore } from '../stores/value-store.ts'

/** What the reader is told when a page cannot be reached, and how the page is asked for again. */
export interface ConnectionNotice {
  text: string
  retry(): void
}

const store = createValueStore<ConnectionNotice | undefined>(undefined)

/** Tells the reader that a page cannot be reached; `retry` asks for it again. A later page takes the place of this one. */
export function reportUnreachable(retry: () => void): void {
  const { offline, unreachable, online } = getMessages()
  show({ text: navigator.onLine ? unreachable : offline, retry })
  const reportOnline = (): void => {
    if (store.read()?.retry === retry) show({ text: online, retry })
  }
  addEventListener('online', reportOnline, { once: true })
}

/** Takes the notice away: a page has been reached, or the reader has read it. */
export function dismissConnectionNotice(): void {
  if (store.read() !== undefined) store.write(undefined)
}

/** The notice to show, if there is one. */
export function useConnectionNotice(): ConnectionNotice | undefined {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

/** Whether the site answers at all, whatever it says about this path. */
export async function isReachable(path: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await fetchFile(path, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch (error) {
    signal?.throwIfAborted()
    return error instanceof FileError
  }
}

function show(notice: ConnectionNotice): void {
  announce(notice.text)
  store.write(notice)
}
