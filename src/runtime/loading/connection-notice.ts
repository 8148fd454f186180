import { useSyncExternalStore } from 'react'
import { announce } from '../dom/announce.ts'
import { getMessages } from '../stores/message-store.ts'
import { createValueStore } from '../stores/value-store.ts'
import { FileError, fetchFile } from './fetch-file.ts'

/** Notice that a page is unreachable or a stored copy, with a function to retry. */
export interface ConnectionProblem {
  text: string
  retry(): void
}

const store = createValueStore<ConnectionProblem | undefined>(undefined)

/** Shows that a page is unreachable. `retry` loads it again. A later notice replaces this one. */
export function reportUnreachable(retry: () => void): void {
  const { offline, unreachable, online } = getMessages()
  showConnectionNotice({ text: navigator.onLine ? unreachable : offline, retry })
  const reportOnline = (): void => {
    if (store.read()?.retry === retry) showConnectionNotice({ text: online, retry })
  }
  addEventListener('online', reportOnline, { once: true })
}

/** Removes the notice, because a page was reached or the reader closed it. */
export function dismissConnectionNotice(): void {
  if (store.read() !== undefined) store.write(undefined)
}

/** Returns the current notice, if any. */
export function useConnectionNotice(): ConnectionProblem | undefined {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

/** Whether the site responds at all, whatever the status. */
export async function isReachable(path: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await fetchFile(path, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch (error) {
    signal?.throwIfAborted()
    return error instanceof FileError
  }
}

/** Shows and announces a notice, in place of the current one. */
export function showConnectionNotice(notice: ConnectionProblem): void {
  announce(notice.text)
  store.write(notice)
}
