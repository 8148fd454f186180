import { z } from 'zod'
import type { TagFile } from '../../shared/content/scope.ts'
import { pathIn } from '../routes.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'

/** Names, types and messages of `tags.yml`, which are Docusaurus's. */
const tagFileSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().min(1).optional(),
      description: z.string().optional(),
      permalink: z
        .string()
        .regex(
          /^\/?(?:(?!\.\.?(?:\/|$))[^\s#?%/]+\/)*(?!\.\.?(?:\/|$))[^\s#?%/]+\/?$/,
          'must be a path without spaces, "#", "?", "%", and the folders "." and ".."',
        )
        .optional(),
    })
    .nullable(),
)

/** Reads the `tags.yml` among the files of a collection, if it has one. */
export function loadTagFile(files: readonly SourceFile[], folder: string): TagFile | undefined {
  const found = files.find(({ path }) => /^tags\.ya?ml$/.test(pathIn(folder, path)))
  if (found === undefined) return undefined
  const { data } = readYaml(found, tagFileSchema)
  const tags = Object.entries(data).map(([name, tag]) => {
    const { label, description, permalink } = tag ?? {}
    return [name, { label, description, permalink }] as const
  })
  return { file: found.path, tags: new Map(tags) }
}
