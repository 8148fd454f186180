import { pickFields } from '../shared/pick-fields.ts'
import type { PageView, ShellView } from '../shared/site/page.ts'

const shellFields = [
  'url',
  'kind',
  'title',
  'headTitle',
  'description',
  'area',
  'locale',
  'version',
  'sidebar',
  'markdownUrl',
  'fallback',
  'apiBar',
  'homeFooter',
] as const satisfies (keyof ShellView)[]

/** Returns the browser's part of a page's view. The rest is in the page's HTML. */
export const createShellView = (view: PageView): ShellView => ({
  ...pickFields(view, shellFields),
  ...(!view.isIndexed && { isHidden: true as const }),
})
