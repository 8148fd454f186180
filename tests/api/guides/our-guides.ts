import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillVariables } from '../../../src/content/data/fill-variables.ts'
import { listTree } from '../../list-tree.ts'
import { inputs, siteRoot } from '../our-documents.ts'
import { type Fence, readFences } from './read-fences.ts'

/** A page, partial, question file, or release note, with its variables filled in. */
export interface GuideFile {
  file: string
  text: string
  fences: Fence[]
}

export const guides: GuideFile[] = listTree(join(siteRoot, 'content'))
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => {
    const file = `content/${path}`
    const { text } = fillVariables(readFileSync(join(siteRoot, file), 'utf8'), inputs.variables, file)
    return { file, text, fences: readFences(file, text) }
  })

export const shells = new Set(['bash', 'sh', 'shell'])
