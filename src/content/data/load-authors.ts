import { z } from 'zod'
import type { Author } from '../../shared/content/scope.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'

/** Schema of `authors.yml`. Its keys are Docusaurus's. */
const authorsSchema = z.record(
  z.string().regex(/^[\w.-]+$/, 'may only have letters, digits, ".", "_", and "-"'),
  z.strictObject({
    name: z.string().min(1),
    title: z.string().optional(),
    description: z.string().optional(),
    url: z.url().optional(),
    image_url: z
      .string()
      .startsWith('/', 'must be a path below the static folder, for example "/img/asha.svg"')
      .optional(),
  }),
)

/** Reads an `authors.yml`, which lists the authors of posts by key. */
export function loadAuthors(file: SourceFile | undefined): ReadonlyMap<string, Author> {
  if (file === undefined) return new Map()
  const { data } = readYaml(file, authorsSchema)
  return new Map(
    Object.entries(data).map(([key, { name, title, description, url, image_url }]) => [
      key,
      { name, title, description, url, image: image_url },
    ]),
  )
}
