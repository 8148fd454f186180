import { posix } from 'node:path'
import { z } from 'zod'
import type { CategorySettings } from '../../shared/content/category.ts'
import { stripNumberPrefix } from '../../shared/content/number-prefix.ts'
import type { ProblemCollector } from '../../shared/docs-error.ts'
import { toCollectionPath } from '../file-to-route.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'

/** Schema of `_category_.yml`. */
export const categorySchema = z.strictObject({
  label: z.string().optional().describe('Label of the folder in the sidebar.'),
  position: z.number().optional().describe('Position among pages and folders of the same folder.'),
  description: z.string().optional().describe('One sentence about the folder, for cards.'),
  icon: z.string().optional().describe('ID of a symbol in `brand.icons`, for cards and the sidebar.'),
  link: z
    .discriminatedUnion('type', [z.strictObject({ type: z.literal('doc'), id: z.string() })], {
      error: ({ code }) =>
        code === 'invalid_union' ? 'must be `doc`; the page of a folder is its `index.mdx`' : undefined,
    })
    .nullable()
    .optional()
    .describe('Page of the folder, if it is not `index.mdx`. `null` for none.'),
  groups: z
    .array(
      z.strictObject({
        label: z.string().describe('Label of the group in the sidebar.'),
        items: z
          .array(z.string())
          .min(1)
          .describe('Pages and folders by path below the folder, without extension.'),
      }),
    )
    .default([])
    .describe('Groups of pages and folders. With groups, each page of the folder must be in one.'),
  className: z.string().optional().describe('Ignored. All categories look alike.'),
  collapsible: z.boolean().optional().describe('Ignored.'),
  collapsed: z.boolean().optional().describe('Ignored. A category is open if it contains the current page.'),
  key: z.string().optional().describe('Ignored.'),
  customProps: z.record(z.string(), z.unknown()).optional().describe('Ignored.'),
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
