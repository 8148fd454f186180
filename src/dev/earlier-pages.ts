import { setTimeout as sleep } from 'node:timers/promises'
import type { Handler } from '../server/create-file-handler.ts'

/** Time (ms) in which an open tab or a writer requests a page after the start, before the build keeps this thread busy. */
const requestTime = 100
/** Time (ms) in which the browser loads the page's styles and scripts. */
const loadTime = 150

/** Pages of an earlier run, which browsers show until the build of this run knows what has changed. */
export interface EarlierPages {
  /** Returns a file for a browser. Returns undefined if the request has to wait for the build. */
  read(request: Request): Promise<Response | undefined>
  /** Resolves when a browser has had time to load a page, or when none has requested one. */
  waitForReader(): Promise<void>
  /** Ends this, because the build serves its own pages now. */
  end(): void
}

/**
 * Serves what an earlier run has built. Only documents and what they load by themselves are read early: a page updates
 * itself after the build, but programs and scripts can't, so they wait.
 */
export function createEarlierPages(serve: Handler): EarlierPages {
  const requested = Promise.withResolvers<boolean>()
  let hasEnded = false
  return {
    async read(request) {
      if (hasEnded || !isLoadedByBrowser(request)) return undefined
      requested.resolve(true)
      const response = await serve(request).catch(() => undefined)
      return response?.ok === true ? response : undefined
    },
    async waitForReader() {
      if (await Promise.race([requested.promise, sleep(requestTime, false)])) await sleep(loadTime)
    },
    end() {
      hasEnded = true
    },
  }
}

/** Whether a browser requests a document, style sheet, script, font, or image. Scripts request with the type `empty`. */
function isLoadedByBrowser({ method, headers }: Request): boolean {
  const type = headers.get('Sec-Fetch-Dest')
  return method === 'GET' && type !== null && type !== 'empty'
}
