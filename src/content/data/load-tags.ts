import { z } from 'zod'
import type { TagFile } from '../../shared/content/scope.ts'
import { toCollectionPath } from '../file-to-route.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'

/** Schema of `tags.yml`. Names, types, and messages are Docusaurus's. */
export const tagFileSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().min(1).optional().describe('Name of the tag. Without it, its key.'),
      description: z.string().optional().describe('One sentence about the tag.'),
      permalink: z
        .string()
        .regex(
          /^\/?(?:(?!\.\.?(?:\/|$))[^\s#?%/]+\/)*(?!\.\.?(?:\/|$))[^\s#?%/]+\/?$/,
          'must be a path without spaces, "#", "?", "%", and the folders "." and ".."',
        )
        .optional()
        .describe('Path of the list below `/docs/tags/`.'),
    })
    .nullable(),
)

/** Reads the `tags.yml` among the files of a collection, if it has one. */
export function loadTagFile(files: readonly SourceFile[], folder: string): TagFile | undefined {
  const tagFile = files.find(({ path }) => /^tags\.ya?ml$/.test(toCollectionPath(folder, path)))
  if (tagFile === undefined) return undefined
  const { data } = readYaml(tagFile, tagFileSchema)
  const tags = Object.entries(data).map(([name, tag]) => {
    const { label, description, permalink } = tag ?? {}
    return [name, { label, description, permalink }] as const
  })
  return { file: tagFile.path, tags: new Map(tags) }
}
