import { useSyncExternalStore } from 'react'
import { announce } from '../announce.ts'
import { FileError, fetchFile } from '../fetch-file.ts'
import { getMessages } from '../messages.ts'

/** What the reader is told when a page cannot be reached, and how the page is asked for again. */
export interface ConnectionNotice {
  text: string
  retry(): void
}

let current: ConnectionNotice | undefined
const listeners = new Set<() => void>()

/** Tells the reader that a page cannot be reached; `retry` asks for it again. A later page takes the place of this one. */
export function reportUnreachable(retry: () => void): void {
  const { offline, unreachable, online } = getMessages()
  show({ text: navigator.onLine ? unreachable : offline, retry })
  addEventListener('online', () => current?.retry === retry && show({ text: online, retry }), { once: true })
}

/** Takes the notice away: a page has been reached, or the reader has read it. */
export function dismissConnectionNotice(): void {
  if (current !== undefined) show(undefined)
}

/** The notice to show, if there is one. */
export function useConnectionNotice(): ConnectionNotice | undefined {
  return useSyncExternalStore(subscribe, read, read)
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

function show(next: ConnectionNotice | undefined): void {
  current = next
  if (next !== undefined) announce(next.text)
  for (const onChange of listeners) onChange()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

const read = (): ConnectionNotice | undefined => current
