import { z } from 'zod'
import { checkValue } from '../../shared/config/check-value.ts'
import type { ListedFields } from '../../shared/content/compiled-page.ts'
import { type ListedKind, releaseKinds } from '../../shared/content/faq-and-releases.ts'
import { daySchema } from '../../shared/content/front-matter/day-schema.ts'
import { parseYaml } from '../data/parse-yaml.ts'

/** Front matter of files without their own page. */
const schemas = {
  faq: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    /** ID of a symbol in `brand.icons`. */
    icon: z.string().optional(),
  }),
  release: z.strictObject({
    title: z.string().min(1),
    date: daySchema,
    area: z.string().min(1),
    kind: z.enum(releaseKinds),
  }),
} satisfies Record<ListedKind, z.ZodType>

export interface ListedFrontMatter {
  title: string
  description: string | undefined
  fields: ListedFields
}

/** Checks the YAML block at the top of a listed file. `folder` is the area of a FAQ file. */
export function parseListedFrontMatter(
  block: string,
  { file, kind, folder }: { file: string; kind: ListedKind; folder: string },
): ListedFrontMatter {
  const { value, line } = parseYaml(block, { file, what: 'The front matter', firstLine: 2 })
  const data: Record<string, string | undefined> = checkValue(schemas[kind], { value, file, line })
  const area = data.area ?? file.slice(folder.length + 1).split('/')[0] ?? ''
  return {
    title: data.title ?? '',
    description: data.description,
    fields: { area, icon: data.icon ?? '', date: data.date ?? '', kind: data.kind ?? '' },
  }
}
