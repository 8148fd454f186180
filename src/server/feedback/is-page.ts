import { canonicalPath } from '../../shared/canonical-path.ts'
import type { FindFile } from '../answer-with-file.ts'

/** Says of a path below the base whether the site has a page there. Takes paths of anybody. */
export type IsPage = (path: string) => Promise<boolean>

/** Knows the pages of a built site by their files. */
export function createPageCheck(findFile: FindFile): IsPage {
  return async (path) =>
    path.length <= 1024 &&
    path.endsWith('/') &&
    !path.startsWith('/_/') &&
    !/[\p{Cc}\\%?#]/u.test(path) &&
    canonicalPath(path) === path &&
    (await findFile(`${path}index.html`, [])) !== undefined
}
