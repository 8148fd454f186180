import { canonicalizePath } from '../../shared/canonicalize-path.ts'
import type { FindFile } from '../file-response.ts'

/** Whether the site has a page at a path below the base URL. Accepts untrusted paths. */
export const isPage = async (path: string, findFile: FindFile): Promise<boolean> =>
  path.length <= 1024 &&
  path.endsWith('/') &&
  !path.startsWith('/_/') &&
  !/[\p{Cc}\\%?#]/u.test(path) &&
  canonicalizePath(path) === path &&
  (await findFile(`${path}index.html`, [])) !== undefined
