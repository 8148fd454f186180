import type { Session } from './session.ts'

/** The window of a phone. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The window of a desktop browser. */
export const desktop = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, isMobile: false }

/** 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** The processor and the network of a phone, and no cache. */
export async function slowDown(session: Pick<Session, 'send'>): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
