import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { dirname, join } from 'node:path'

/** Runs a build with an empty cache in a separate folder. The real cache stays unchanged. */
export async function withFreshCache<T>(cache: string, run: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(dirname(cache), { recursive: true })
  const folder = mkdtempSync(join(dirname(cache), 'no-cache-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a build and writes a CPU profile of its main thread, which developer tools of browsers can open. */
export async function withProfile<T>(file: string, run: () => Promise<T>): Promise<T> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  try {
    return await run()
  } finally {
    const { profile } = await session.post('Profiler.stop')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(profile))
    session.disconnect()
  }
}
