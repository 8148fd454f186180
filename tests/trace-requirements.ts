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

/** A row of `spec/features.tsv`: a part of the product without a requirement. */
export interface Feature extends Requirement {
  /** Who uses it for what. */
  requirement: string
  /** Folders and files with its code. */
  paths: string[]
}

export interface Trace<Row extends Requirement> {
  rows: (Row & { tests: string[] })[]
  /** Numbers in test titles that no row has. */
  unknown: { id: string; file: string }[]
}

export const readRequirements = (): Requirement[] =>
  readRows('spec/requirements.tsv').map(([id = '', topic = '', requirement = '', proof = '']) => ({
    ...{ id, topic, requirement, proof },
  }))

export const readFeatures = (): Feature[] =>
  readRows('spec/features.tsv').map(([id = '', topic = '', requirement = '', proof = '', paths = '']) => ({
    ...{ id, topic, requirement, proof },
    paths: paths.split(' '),
  }))

/** Reads the cells of a table without its head. */
function readRows(file: string): string[][] {
  const [, ...lines] = readFileSync(join(root, file), 'utf8').trim().split('\n')
  return lines.map((line) => line.split('\t'))
}

/** Finds the tests of each row by the numbers in their titles, such as `[R-012]`. */
export function traceRequirements<Row extends Requirement>(requirements: readonly Row[]): Trace<Row> {
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
    /(?:\b(?:test|siteTest|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/gs,
  )
  return [...titles].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([RF]-\d+)\]/g)].map(([, id = '']) => ({ id, file: file.slice(root.length) })),
  )
}
