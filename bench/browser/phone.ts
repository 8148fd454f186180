/** The window of a phone. */
export const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** What can be told to the browser about a page. */
interface Session {
  send(method: string, params?: object): Promise<unknown>
}

/** The processor and the network of a phone, and no cache. */
export async function slowDown(session: Session): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
