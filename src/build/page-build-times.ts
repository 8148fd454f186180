import { join } from 'node:path'
import { readChecksummedFile, writeChecksummedFile } from '../disk/checksummed-file.ts'
import type { PageBuildTime } from '../shared/output/page-build-time.ts'
import { getSourceFile, type OutputPage } from '../shared/output/render-task.ts'

const getTimesFile = (cache: string): string => join(cache, 'times.json')

/** Reads how long the pages of a site took to build. A missing or damaged file counts as empty. */
export function readPageBuildTimes(cache: string): PageBuildTime[] {
  const bytes = readChecksummedFile(getTimesFile(cache))
  return bytes === undefined ? [] : JSON.parse(bytes.toString())
}

/** Collects how long the pages of a build take. Cached pages keep the time of the build that made them. */
export class PageBuildTimes {
  readonly #cache: string
  readonly #compile = new Map<string, number>()
  readonly #render = new Map<string, number>()

  constructor(cache: string) {
    this.#cache = cache
  }

  noteCompilation(file: string, milliseconds: number): void {
    this.#compile.set(file, milliseconds)
  }

  noteRendering(owner: string, milliseconds: number): void {
    this.#render.set(owner, milliseconds)
  }

  save(pages: readonly OutputPage[]): void {
    const previous = new Map(readPageBuildTimes(this.#cache).map((time) => [time.subject, time]))
    const times = pages.map((page): PageBuildTime => {
      const last = previous.get(page.owner)
      return {
        subject: page.owner,
        compile: this.#compile.get(getSourceFile(page)) ?? last?.compile ?? 0,
        render: this.#render.get(page.owner) ?? last?.render ?? 0,
      }
    })
    writeChecksummedFile(getTimesFile(this.#cache), [Buffer.from(JSON.stringify(times))])
  }
}
