import { checkValue } from '../../shared/config/check-value.ts'
import { type FrontMatter, pageSchema, postSchema } from '../../shared/content/front-matter/front-matter.ts'
import type { PageKind } from '../../shared/site/page-kinds.ts'
import { parseYaml } from '../data/parse-yaml.ts'

/** Fixes for Docusaurus keys that have no effect here. */
const instead = new Map([
  [
    'parse_number_prefixes',
    'Remove it. A number before a name only sets the order. To rename the page, use `slug` and `id`.',
  ],
])

/** Checks the YAML block at the top of a page. `block` is the text between its `---` lines and starts at line 2. */
export function parseFrontMatter(block: string, file: string, kind: PageKind = 'doc'): FrontMatter {
  const { value, line } = parseYaml(block, { file, what: 'The front matter', firstLine: 2 })
  const input = { value, file, line, docusaurusFixes: instead }
  const { image, ...fields } =
    kind === 'blogPost' ? checkValue(postSchema, input) : { ...checkValue(pageSchema, input), authors: [] }
  if (image === undefined) return fields
  return { ...fields, image: { href: image, file, line: line(['image']) ?? 1 } }
}

/** Front matter of a page without a block. */
export function createDefaultFrontMatter(file: string): FrontMatter {
  return parseFrontMatter('', file)
}
