import { setImmediate } from 'node:timers/promises'
import type { RenderResult } from '../shared/output/render-task.ts'
import { waitingReason } from './describe-render-error.ts'

/** Components that load lazily can have others in them. */
const maxTries = 5

const isWaiting = (result: RenderResult | undefined): boolean =>
  result?.kind === 'failed' && result.problem.problem.includes(waitingReason)

/** Renders pages, and again those with components that load lazily: their code is part of the bundle, so it has loaded. */
export async function renderWaitingPages<Page>(
  pages: readonly Page[],
  render: (pages: readonly Page[]) => RenderResult[],
): Promise<RenderResult[]> {
  let results = render(pages)
  for (let tries = 0; tries < maxTries && results.some(isWaiting); tries++) {
    await setImmediate()
    const next = render(pages.filter((_, index) => isWaiting(results[index])))
    results = results.map((result) => (isWaiting(result) ? (next.shift() ?? result) : result))
  }
  return results
}
