import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OfflineSettings } from '../../src/shared/output/offline-paths.ts'

const kilobyte = 1000

/** Tests of the service worker of our site. */
export function describeRealOfflineReading(getOutput: () => string): void {
  const read = (path: string): Buffer => readFileSync(join(getOutput(), path))
  const gzip = (path: string): number => gzipSync(read(path)).length

  test('the service worker and the script that registers it keep their byte budgets', () => {
    const scripts = readdirSync(join(getOutput(), '_/assets')).filter((name) =>
      /^offline-[^/]*\.js$/.test(name),
    )
    expect(scripts).toHaveLength(1)
    expect(gzip('offline-worker.js')).toBeLessThanOrEqual(4 * kilobyte)
    expect(gzip(`_/assets/${scripts[0]}`)).toBeLessThanOrEqual(2 * kilobyte)
  })

  test('what the service worker stores first exists, with everything that the offline page loads', () => {
    const [, text = ''] =
      read('offline-worker.js')
        .toString()
        .match(/^self\.docentOffline=(\{.*?\});/) ?? []
    const { files }: OfflineSettings = JSON.parse(text)
    expect(files.filter((path) => !existsSync(join(getOutput(), path)))).toEqual([])
    const page = read('_/offline/en.html').toString()
    const loaded = [...page.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="(\/_\/[^"]+)"/g)]
    expect(files).toEqual(expect.arrayContaining(loaded.map(([, path]) => path)))
  })
}
