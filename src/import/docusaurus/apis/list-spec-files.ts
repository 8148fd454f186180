import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'

const reference = /\$ref["']?\s*:\s*["']?([^"'\s#{}[\],]+\.(?:ya?ml|json))/g
/** Names of files in mappings of discriminators and in paths of examples. */
const mapping = /["'\s]((?:\.{1,2}\/)[^"'\s#]+\.(?:ya?ml|json))/g

/** Lists a document and the files that its `$ref`s lead to, as absolute paths. */
export function listSpecFiles(file: string): string[] {
  const files = new Set([file])
  for (const current of files) {
    const text = readFileSync(current, 'utf8')
    for (const [, name = ''] of [...text.matchAll(reference), ...text.matchAll(mapping)]) {
      if (/^[a-z]+:/i.test(name)) continue
      const target = resolve(dirname(current), name)
      if (existsSync(target)) files.add(target)
    }
  }
  return [...files]
}

/** Returns the deepest folder that has all files. */
export function findCommonFolder(files: readonly string[]): string {
  let [folder = '/'] = files.map((file) => posix.dirname(file))
  while (!files.every((file) => file.startsWith(`${folder}/`)) && folder !== '/')
    folder = posix.dirname(folder)
  return folder
}
