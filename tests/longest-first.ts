import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest on two cores, the longest first. Others follow as Vitest has them. */
const longest = [
  'interrupted.test.ts',
  'incremental.test.ts',
  'damaged.test.ts',
  'incremental-lists.test.ts',
  'serve.test.ts',
  'command-line.test.ts',
  'full-disk.test.ts',
  'search-push.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const position = longest.indexOf(basename(moduleId))
  return position === -1 ? longest.length : position
}

/** A fresh clone has no timings of earlier runs. A long file that starts last would leave the other workers idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
