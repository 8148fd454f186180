import { z } from 'zod'
import { checkValue } from '../../shared/config/check-value.ts'
import type { ListedFields } from '../../shared/content/compiled-page.ts'
import { daySchema } from '../../shared/content/front-matter/day-schema.ts'
import type { ListedKind } from '../../shared/content/listed/faq-and-releases.ts'
import { releaseKinds } from '../../shared/content/listed/release-kinds.ts'
import { parseYaml } from '../data/parse-yaml.ts'

/** Front matter of files without their own page. */
export const listedSchemas = {
  faq: z.strictObject({
    title: z.string().min(1).describe('Name of the service that the questions are about.'),
    description: z.string().min(1).describe('One sentence about the questions, for cards.'),
    icon: z.string().optional().describe('ID of a symbol in `brand.icons`.'),
  }),
  release: z.strictObject({
    title: z.string().min(1).describe('What changed, in a few words.'),
    date: daySchema.describe('Day of the release.'),
    area: z.string().min(1).describe('ID of the area in `docs.config.ts`.'),
    kind: z.enum(releaseKinds).describe('Kind of the change.'),
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
  const data: Record<string, string | undefined> = checkValue(listedSchemas[kind], { value, file, line })
  const area = data.area ?? file.slice(folder.length + 1).split('/')[0] ?? ''
  return {
    title: data.title ?? '',
    description: data.description,
    fields: { area, icon: data.icon ?? '', date: data.date ?? '', kind: data.kind ?? '' },
  }
}
