import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listTree } from './list-tree.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A row of `spec/requirements.tsv`. */
export interface Requirement {
  id: string
  topic: string
  requirement: string
  /** Kinds of test that prove it, for example `unit+browser`. */
  proof: string
}

export interface Trace {
  rows: (Requirement & { tests: string[] })[]
  /** Ids in test titles that no requirement has. */
  unknown: { id: string; file: string }[]
}

export function readRequirements(): Requirement[] {
  const [, ...lines] = readFileSync(join(root, 'spec/requirements.tsv'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [id = '', topic = '', requirement = '', proof = ''] = line.split('\t')
    return { id, topic, requirement, proof }
  })
}

/** Finds the tests of each requirement by the numbers in their titles, such as `[R-012]`. */
export function traceRequirements(requirements: readonly Requirement[]): Trace {
  const titles = ['src', 'tests', 'bench']
    .flatMap((folder) => testFiles(join(root, folder)))
    .flatMap(readTitles)
  const ids = new Set(requirements.map(({ id }) => id))
  return {
    rows: requirements.map((row) => ({
      ...row,
      tests: titles.filter(({ id }) => id === row.id).map(({ file }) => file),
    })),
    unknown: titles.filter(({ id }) => !ids.has(id)),
  }
}

function testFiles(folder: string): string[] {
  return listTree(folder)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

/** Only titles count, not what a test says elsewhere: the first text of `test(` or `describe(`, or of `each(…)(`. */
function readTitles(file: string): { id: string; file: string }[] {
  const titles = readFileSync(file, 'utf8').matchAll(
    /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/gs,
  )
  return [...titles].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[(R-\d+)\]/g)].map(([, id = '']) => ({ id, file: file.slice(root.length) })),
  )
}
