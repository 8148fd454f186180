import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../processes/wait-for.ts'
import { type EnginePage, longestAnswer, type Point } from './engine-page.ts'
import { findInPage, type Role, type SeenElement } from './find-in-page.ts'

/**
 * How long (ms) one look at the page may take. WebKit's driver never answers a script that was sent while the page
 * was being replaced, but it answers the next one.
 */
const longestLook = 2_000

/** A reader of the site, in some browser. Everything that the reader waits for has to come within ten seconds. */
export class Reader {
  readonly page: EnginePage
  readonly #origin: string

  constructor(page: EnginePage, origin: string) {
    this.page = page
    this.#origin = origin
  }

  /** Opens a page and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.page.open(this.#origin + path)
    await this.waitUntilLive()
  }

  /** Opens a page where scripts don't run. */
  async openPlain(path: string): Promise<void> {
    await this.page.open(this.#origin + path)
  }

  /** Goes back; drivers wait for a document where only the hash changes. */
  goBack(): Promise<void> {
    return this.page.evaluate(() => history.back())
  }

  waitUntilLive(): Promise<void> {
    return this.waitUntil('the page is interactive', () => document.documentElement.dataset.hydrated === '')
  }

  /** Waits until an element is visible, and returns its text. */
  async see(role: Role, name: string): Promise<string> {
    return (await this.#find(role, name, () => true)).text
  }

  /** Clicks an element as soon as nothing covers it and it has stopped moving. */
  async click(role: Role, name: string): Promise<void> {
    let last: Point | undefined
    const { point } = await this.#find(role, name, ({ point: next }) => {
      const isStill = next !== undefined && next.x === last?.x && next.y === last.y
      last = next
      return isStill
    })
    if (point !== undefined) await this.page.clickAt(point)
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name)
    await this.type(text)
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.page.press(key)
  }

  async waitForPath(path: string): Promise<void> {
    await this.waitUntil(`the address is ${path}`, (wanted) => location.href.endsWith(wanted), path)
  }

  /** Waits until a condition, which runs in the page, is true. */
  async waitUntil<A extends unknown[]>(
    title: string,
    isTrue: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    await this.#waitFor(title, async () => (await this.page.evaluate(isTrue, ...args)) || undefined)
  }

  #find(role: Role, name: string, isWanted: (element: SeenElement) => boolean): Promise<SeenElement> {
    return this.#waitFor(`there is a ${role} "${name}"`, async () => {
      const element = await this.page.evaluate(findInPage, role, name)
      return element !== undefined && element !== null && isWanted(element) ? element : undefined
    })
  }

  async #waitFor<T>(title: string, look: () => Promise<T | undefined>): Promise<T> {
    let problem: unknown
    const found = await waitFor(
      () =>
        limitTime(look()).catch((error: unknown) => {
          // A page that is being replaced can't evaluate scripts. The next one can.
          problem = error
          return undefined
        }),
      { every: 50, longest: longestAnswer },
    )
    if (found === undefined)
      throw new Error(`Waited ${longestAnswer} ms until ${title}.\n${await this.#describePage()}`, {
        cause: problem,
      })
    return found
  }

  /** Describes what the reader sees, for the message of a failure. */
  async #describePage(): Promise<string> {
    const look = this.page.evaluate(() => ({
      address: location.href,
      popover: document.querySelector('[popover]:popover-open')?.textContent,
      hidden: [...document.querySelectorAll('button[hidden]')].map(({ textContent }) => textContent),
      text: document.body.innerText.slice(0, 400),
    }))
    return limitTime(look).then(JSON.stringify, String)
  }
}

/** Rejects if a look at the page takes longer than its limit. */
async function limitTime<T>(look: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const expire = async (): Promise<never> => {
    await delay(longestLook, undefined, { signal: timer.signal })
    throw new Error(`The page didn't answer within ${longestLook} ms.`)
  }
  // The loser of the race rejects later, and nobody waits for it.
  look.catch(() => undefined)
  const expiry = expire()
  expiry.catch(() => undefined)
  try {
    return await Promise.race([look, expiry])
  } finally {
    timer.abort()
  }
}
