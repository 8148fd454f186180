import type { Effort } from '../disk/compression/compression-effort.ts'
import { digest } from '../disk/digest.ts'
import type { OutputFile } from '../shared/output/output-file.ts'
import type { OutputGroup } from './write-site.ts'

/** Plans one file that is already created. By default, its key is the digest of its content. */
export const planFile = (
  file: OutputFile,
  { key = digest(file.content), effort = 'page' }: { key?: string; effort?: Effort } = {},
): OutputGroup => ({ owner: file.path, key, effort, make: () => [file] })
