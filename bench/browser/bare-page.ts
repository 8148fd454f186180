import type { Point } from '../../tests/engines/engine-page.ts'
import { type WaitLimits, waitFor } from '../../tests/processes/wait-for.ts'
import type { Session } from './session.ts'
import type { desktop, phone } from './windows.ts'

/** A page without an inspector of its scripts. */
export interface BarePage extends Session {
  /** Runs in every document, before anything else of it. Arguments and what it returns are JSON. */
  addInitScript<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): Promise<void>
  /** Opens an address; resolves with the `load` event. */
  goto(url: string): Promise<void>
  evaluate<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Polls until the script returns a value. */
  waitFor<Args extends unknown[], Result>(
    patience: WaitLimits,
    script: (...args: Args) => Result | undefined,
    ...args: Args
  ): Promise<Result>
  moveMouse(to: Point): Promise<void>
  click(at: Point): Promise<void>
  close(): Promise<void>
}

export async function createPage(session: Session, dispose: () => Promise<unknown>): Promise<BarePage> {
  await session.send('Page.enable')
  const evaluate: BarePage['evaluate'] = async (script, ...args) => {
    const expression = formatCall(script, args)
    const { result, exceptionDetails } = (await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })) as { result: { value?: never }; exceptionDetails?: { exception?: { description?: string } } }
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? expression)
    return result.value as never
  }
  const mouse = (type: string, { x, y }: Point, button?: object): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', { type, x, y, ...button })
  return {
    ...session,
    evaluate,
    async addInitScript(script, ...args) {
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source: formatCall(script, args) })
    },
    async goto(url) {
      const loaded = new Promise((resolve) => session.on('Page.loadEventFired', resolve))
      await session.send('Page.navigate', { url })
      await loaded
    },
    async waitFor(patience, script, ...args) {
      const found = await waitFor(async () => (await evaluate(script, ...args)) ?? undefined, patience)
      if (found === undefined) throw new Error(`The page did not get there in ${patience.longest} ms.`)
      return found
    },
    async moveMouse(to) {
      await mouse('mouseMoved', to)
    },
    async click(at) {
      await mouse('mouseMoved', at)
      await mouse('mousePressed', at, { button: 'left', clickCount: 1 })
      await mouse('mouseReleased', at, { button: 'left', clickCount: 1 })
    },
    async close() {
      await dispose()
    },
  }
}

const formatCall = (script: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})`

/** Emulates the window of a phone or a desktop. */
export async function setWindow(page: Session, window: typeof phone | typeof desktop): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile } = window
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile })
}
