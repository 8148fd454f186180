import type { OutputPage } from '../shared/output/render-task.ts'

/** Most pages of a slice. */
const sliceSize = 16
/** Most pages of a slice if a reader may want another page meanwhile. */
const previewSliceSize = 4

/** Pages to render, handed out in slices. */
export interface RenderQueue {
  /** Returns the next slice, or undefined when there are no more pages. */
  next(): OutputPage[] | undefined
}

/**
 * Creates a queue. Large pages come first, each on its own, so that no thread ends long after the others. With
 * `isWanted`, pages that a reader waits for come first, and large pages come last, because each of them takes seconds.
 */
export function createRenderQueue(
  pages: readonly OutputPage[],
  isWanted?: (owner: string) => boolean,
): RenderQueue {
  const large = pages.filter(isLarge).sort((a, b) => estimateWeight(b) - estimateWeight(a))
  const small = pages.filter((page) => !isLarge(page))
  const rest = new Set(isWanted === undefined ? [...large, ...small] : [...small, ...large])
  const size = isWanted === undefined ? sliceSize : previewSliceSize
  const choose = (): OutputPage[] => {
    const waiting = [...rest]
    const wanted = isWanted && waiting.find(({ owner }) => isWanted(owner))
    if (wanted !== undefined) return [wanted]
    const firstLarge = waiting.findIndex(isLarge)
    return waiting.slice(0, firstLarge === -1 ? size : Math.min(size, Math.max(1, firstLarge)))
  }
  return {
    next() {
      const slice = choose()
      for (const page of slice) rest.delete(page)
      return slice.length === 0 ? undefined : slice
    },
  }
}

/** Adds up how many average pages these pages are worth. */
export const sumWeights = (pages: readonly OutputPage[]): number =>
  pages.reduce((total, page) => total + estimateWeight(page), 0)

/** Returns how many average pages a page is worth: a page of an API comes with its operations or schemas. */
const estimateWeight = ({ task }: OutputPage): number =>
  'items' in task ? Math.max(1, task.items.length) : 1

const isLarge = (page: OutputPage): boolean => estimateWeight(page) > 1
