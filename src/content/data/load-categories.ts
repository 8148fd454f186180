import { posix } from 'node:path'
import { z } from 'zod'
import type { CategorySettings } from '../../shared/content/category.ts'
import { stripNumberPrefix } from '../../shared/content/number-prefix.ts'
import type { ProblemCollector } from '../../shared/docs-error.ts'
import { toCollectionPath } from '../routes.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  icon: z.string().optional(),
  link: z
    .discriminatedUnion('type', [z.strictObject({ type: z.literal('doc'), id: z.string() })], {
      error: ({ code }) =>
        code === 'invalid_union' ? 'must be `doc`; the page of a folder is its `index.mdx`' : undefined,
    })
    .nullable()
    .optional(),
  groups: z.array(z.strictObject({ label: z.string(), items: z.array(z.string()).min(1) })).default([]),
  // Accepted for sites that come from Docusaurus. A category is open if it contains the current page, and all look
  // alike.
  className: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  key: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
})

/** Whether a file describes its folder instead of a page. */
export const isCategoryFile = (path: string): boolean => /(^|\/)_category_\.(ya?ml|json)$/.test(path)

/**
 * Reads the `_category_.yml` files of a collection. Paths are relative to the site folder. A file with a mistake sets
 * nothing.
 */
export function loadCategories(
  files: readonly SourceFile[],
  folder: string,
  collector: ProblemCollector,
): CategorySettings[] {
  return files
    .filter(({ path }) => isCategoryFile(path))
    .map((file) => {
      const data = collector.run(() => readYaml(file, categorySchema).data, { groups: [] })
      return createSettings(file, folder, data)
    })
}

function createSettings(
  file: SourceFile,
  folder: string,
  { label, position, description, icon, link, groups }: z.output<typeof categorySchema>,
): CategorySettings {
  const inner = posix.dirname(toCollectionPath(folder, file.path))
  return {
    folder: inner === '.' ? '' : inner.split('/').map(stripNumberPrefix).join('/'),
    file: file.path,
    label,
    position,
    description,
    icon,
    landing: link === null ? null : link?.id,
    groups,
  }
}
