/** A page in some browser: the operations that every driver can do. */
export interface EnginePage {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It can only use its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>
  /** Presses the mouse button at a point of the window. */
  clickAt(point: Point): Promise<void>
  /** Presses a key, such as `Enter` or `a`. */
  press(key: string): Promise<void>
  /** Closes the page with everything that it stored, also when it no longer answers. */
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

export interface PageOptions {
  width: number
  height: number
  hasScript: boolean
}

/** A browser that was started for the tests. */
export interface BrowserEngine {
  openPage(options: PageOptions): Promise<EnginePage>
  stop(): Promise<void>
}

/** How long (ms) a page may take to answer. */
export const longestAnswer = 10_000
