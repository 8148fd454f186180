import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSiteServer } from '../../src/serve-site.ts'
import { findChromium } from '../find-chromium.ts'
import { createFolder } from '../new-folder.ts'
import { buildOurSite } from '../our-site.ts'
import { debianProgram, requireFont } from '../processes/debian-program.ts'
import { waitFor } from '../processes/wait-for.ts'

/** Paths of the programs that the engines need. Undefined where a program can't be installed. */
export interface EnginePrograms {
  chromium: string
  firefox: string | undefined
  webKitDriver: string | undefined
  screen: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    programs: EnginePrograms
    /** Address of this repository's site, without a trailing slash. */
    siteOrigin: string
  }
}

/** Installs the browsers, then builds our site and serves it, once for all engines. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('programs', {
    chromium: findChromium(),
    firefox: debianProgram('firefox-esr'),
    webKitDriver: debianProgram('WebKitWebDriver', 'webkit2gtk-driver'),
    screen: debianProgram('Xvfb', 'xvfb'),
  })
  requireFont()
  const work = createFolder('engines')
  const { out, code, stderr } = await buildOurSite()
  if (code !== 0) throw new Error(`Our site can't be built.\n${stderr}`)
  const server = await startSiteServer({ out, port: 0, data: join(work, 'data'), environment: {} })
  const { origin } = new URL(server.url)
  await makeDatabase(origin).catch((error: unknown) => {
    server.close()
    throw error
  })
  provide('siteOrigin', origin)
  return async () => {
    server.close()
    await server.closed
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * The first subscription makes the database, which takes longer than a page may take to answer. On a busy machine, the
 * server responds with 503 until the database is ready.
 */
async function makeDatabase(origin: string): Promise<void> {
  let status = 0
  const isReady = await waitFor(
    async () => {
      const body = new URLSearchParams({ email: 'first@example.com' })
      const headers = { Origin: origin }
      status = (await fetch(`${origin}/_/newsletter`, { method: 'POST', headers, body })).status
      return status === 503 ? undefined : status === 202
    },
    { every: 1000, longest: 120_000 },
  )
  if (isReady !== true) throw new Error(`The newsletter answered ${status}.`)
}
