import { join, posix } from 'node:path'
import { readTextFile } from '../../../disk/read-text-file.ts'
import { locateFile } from '../../../disk/site-files.ts'
import { decodePercent } from '../../../shared/api/json-pointer.ts'

/** The files that a document is made of, as texts. What is loaded depends on nothing else. */
export interface ReferenceSources {
  /** The document itself. Files are relative to the site folder, with forward slashes. */
  file: string
  texts: ReadonlyMap<string, string>
  /** Whether the document itself exists, and isn't read because it's outside of the site folder. */
  isOutside: boolean
}

/** In bytes. More than a document may have with all of its files, so that those are counted first. */
const largestFile = 200 * 1024 * 1024

/** Whatever looks like the name of a YAML or JSON file, in quotes or without. */
const fileNames =
  /(["'])([^"'\n#]+?\.(?:ya?ml|json))(?:#[^"'\n]*)?\1|([^\s"'`()<>[\]{},#]+\.(?:ya?ml|json))(?![\w.-])/g

/**
 * Reads a document and the files below the site folder that it names, without parsing them: what only looks like a
 * reference, in an example, is read in vain, and a file that does not exist is found missing when the reference is resolved.
 */
export function readReference(root: string, file: string): ReferenceSources {
  const texts = new Map<string, string>()
  const pending = [posix.normalize(file)]
  for (const name of pending) {
    if (texts.has(name) || locateFile(root, name).kind === 'outside') continue
    const text = readTextFile({ absolute: join(root, name), path: name, largest: largestFile })
    if (text === undefined) continue
    texts.set(name, text)
    pending.push(...namesIn(text, name).filter((found) => !texts.has(found)))
  }
  const isOutside = locateFile(root, file).kind === 'outside'
  return { file: posix.normalize(file), texts, isOutside }
}

function namesIn(text: string, file: string): string[] {
  const names = [...text.matchAll(fileNames)].map(([, , quoted, plain]) => quoted ?? plain ?? '')
  return [...new Set(names.map((name) => resolveFile(name.replaceAll('\\/', '/'), file)))].filter(
    (name) => !name.startsWith('../'),
  )
}

/** The file that a relative reference means, from the file that it stands in. */
export const resolveFile = (reference: string, from: string): string =>
  posix.normalize(posix.join(posix.dirname(from), decodePercent(reference)))
