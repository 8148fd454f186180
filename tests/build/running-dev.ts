import type { RunningDocent } from './site-folder.ts'

interface DevEvent {
  kind: string
  text?: string
}

/** Events that `docent dev` sends to an open page. */
export interface OpenPage {
  next(): Promise<DevEvent>
  /** Waits for builds until a page contains a text. */
  shows(path: string, text: string): Promise<void>
  close(): Promise<void>
}

/** Opens a stream of events, as a page does. The query of the address goes along. */
export async function openPage(url: string): Promise<OpenPage> {
  const response = await fetch(new URL(`/_/dev/events${new URL(url).search}`, url))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) throw new Error('The stream of events is empty.')
  let text = ''
  const next = async (): Promise<DevEvent> => {
    for (;;) {
      const found = text.match(/^data: (.*)\n\n/m)
      if (found?.[1] !== undefined) {
        text = text.slice((found.index ?? 0) + found[0].length)
        return JSON.parse(found[1])
      }
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream of events ended.')
      text += value
    }
  }
  return {
    next,
    async shows(path, expected) {
      do await next()
      while (!(await readPage(url, path)).includes(expected))
    },
    close: () => reader.cancel(),
  }
}

/** Waits until `docent dev` serves, and returns its address. */
export async function readFirstAddress(running: RunningDocent): Promise<string> {
  const [, url = ''] = await running.printed(/^Serving at (\S+), rebuilding on every edit\.$/m)
  return url
}

/** Waits until `docent dev` has built the site or reported its problems, and returns its address. */
export async function readAddress(running: RunningDocent): Promise<string> {
  const url = await readFirstAddress(running)
  // A request without a page waits for the end of the build.
  await fetch(new URL('/_/nothing/', url))
  return url
}

/** Reads a page, or the text of its absence. */
export const readPage = async (url: string, path: string): Promise<string> =>
  (await fetch(new URL(path, url))).text()
