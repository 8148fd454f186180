import { z } from 'zod'
import { checkValue } from '../../shared/config/check-value.ts'
import type { EntryFields } from '../../shared/content/compiled-page.ts'
import { type EntryKind, releaseKinds } from '../../shared/content/entries.ts'
import { daySchema } from '../../shared/content/front-matter/day-schema.ts'
import { parseYaml } from '../data/parse-yaml.ts'

/** Front matter of files without their own page. */
const schemas = {
  faq: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    /** Name of a drawing of `theme/islands/TopicIcon.tsx`. */
    icon: z.string().default('default'),
  }),
  release: z.strictObject({
    title: z.string().min(1),
    date: daySchema,
    area: z.string().min(1),
    kind: z.enum(releaseKinds),
  }),
} satisfies Record<EntryKind, z.ZodType>

export interface EntryFrontMatter {
  title: string
  description: string | undefined
  fields: EntryFields
}

/** Checks the YAML block at the top of an entry. `folder` is the area of a FAQ file. */
export function parseEntryFrontMatter(
  block: string,
  { file, kind, folder }: { file: string; kind: EntryKind; folder: string },
): EntryFrontMatter {
  const { value, line } = parseYaml(block, { file, what: 'The front matter', firstLine: 2 })
  const data: Record<string, string> = checkValue(schemas[kind], { value, file, line })
  const area = data.area ?? file.slice(folder.length + 1).split('/')[0] ?? ''
  return {
    title: data.title ?? '',
    description: data.description,
    fields: { area, icon: data.icon ?? '', date: data.date ?? '', kind: data.kind ?? '' },
  }
}
