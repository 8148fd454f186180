import { addBase } from '../../urls.ts'
import type { DocsConfig } from '../config.ts'

/** Returns the URL of an icon. Undefined without a name, and on a site without icons. */
export function createIconUrl(
  name: string | undefined,
  { base, brand }: Pick<DocsConfig, 'base' | 'brand'>,
): string | undefined {
  return name === undefined || brand.icons === undefined ? undefined : addBase(base, `${brand.icons}#${name}`)
}
