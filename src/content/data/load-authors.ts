import { z } from 'zod'
import type { Author } from '../../shared/content/scope.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'

/** Schema of `authors.yml`. Its keys are Docusaurus's. */
export const authorsSchema = z.record(
  z.string().regex(/^[\w.-]+$/, 'may only have letters, digits, ".", "_", and "-"'),
  z.strictObject({
    name: z.string().min(1).describe('Name of the author.'),
    title: z.string().optional().describe('Role of the author.'),
    description: z.string().optional().describe('One sentence about the author.'),
    url: z.url().optional().describe('Page of the author.'),
    image_url: z
      .string()
      .startsWith('/', 'must be a path below the static folder, for example "/img/asha.svg"')
      .optional()
      .describe('Picture of the author: a path below the static folder.'),
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
