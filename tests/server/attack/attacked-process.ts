import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startSiteServer } from '../../../src/serve-site.ts'

/** Measurements of a server under attack. */
export interface ServerState {
  /** Longest block of the event loop (ms) since the last measurement. */
  longestBlock: number
  /** 99th percentile of the same. */
  usualBlock: number
  /** Resident memory in MB. */
  memory: number
}

/**
 * `docent serve` in a separate process that reports on its event loop. Run by `attacked-server.ts`. It trusts a proxy, so
 * that an attacker can have many addresses.
 */
const [out = '', data = ''] = process.argv.slice(2)
const blocks = monitorEventLoopDelay({ resolution: 5 })
const server = await startSiteServer({ out, port: 0, data, environment: {}, trustedProxies: 1 })
blocks.enable()
process.on('message', () => {
  const state: ServerState = {
    longestBlock: blocks.max / 1e6,
    usualBlock: blocks.percentile(99) / 1e6,
    memory: process.memoryUsage.rss() / 2 ** 20,
  }
  blocks.reset()
  process.send?.(state)
})
process.once('disconnect', () => server.close())
process.send?.(server.url)
