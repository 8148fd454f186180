import { join, posix } from 'node:path'
import { locateFile } from '../../../disk/locate-file.ts'
import { readTextFile } from '../../../disk/read-text-file.ts'
import { decodePercent } from '../../../shared/text/decode-percent.ts'

/** The files of a document as texts, the only input of loading. */
export interface DocumentSources {
  /** Path of the document. Paths are relative to the site folder, with forward slashes. */
  file: string
  texts: ReadonlyMap<string, string>
  /** Whether the document exists but isn't read because it's outside the site folder. */
  isOutside: boolean
  /** Overlays that are applied to the document, in this order. */
  overlays: readonly string[]
}

/** In bytes. Larger than a document's total limit, so that the limit is reported instead. */
const maxFileSize = 200 * 1024 * 1024

/**
 * Matches anything that looks like the name of a YAML or JSON file, with or without quotes. After `$ref:`, it can have
 * any characters: `./paths/nodes@{id}.yaml`.
 */
const fileNamePattern =
  /(["'])([^"'\n#]+?\.(?:ya?ml|json))(?:#[^"'\n]*)?\1|(?<=\$ref:[ \t]{1,9})([^\s"'#][^\n#]*?\.(?:ya?ml|json))(?![\w.-])|([^\s"'`()<>[\]{},#]+\.(?:ya?ml|json))(?![\w.-])/g

/** Matches the name of a text file with an example or a description. Other files, such as images, can't be shown. */
const textPattern =
  /(?:(?<![\w$])externalValue|\$ref)["']?[ \t]{0,9}:[ \t]{0,9}["']?([^\s"'#,{}]+?\.(?:csv|graphql|html|jsonl|md|ndjson|svg|tsv|txt|xml))(?![\w.-])/g

/** A document and the overlays that are applied to it. */
export interface DocumentPaths {
  file: string
  overlays: readonly string[]
}

/**
 * Reads a document, its overlays, and the files inside the site folder that it names, without parsing them. File names that aren't
 * `$ref`s, such as those in examples, are read needlessly. A missing file is reported when its `$ref` is resolved.
 */
export function readDocuments(root: string, { file, overlays }: DocumentPaths): DocumentSources {
  const texts = new Map<string, string>()
  for (const [name, text] of readReferences(root, { file, overlays }))
    if (text !== undefined) texts.set(name, text)
  const isOutside = locateFile(root, file).kind === 'outside'
  return {
    file: posix.normalize(file),
    texts,
    isOutside,
    overlays: overlays.map((overlay) => posix.normalize(overlay)),
  }
}

/** Lists the files that `readDocuments` reads, and the missing ones. */
export const listDocumentFiles = (root: string, paths: DocumentPaths): string[] => [
  ...readReferences(root, paths).keys(),
]

/** Reads a document and the files that it names, directly or not. The text of a file that can't be read is undefined. */
function readReferences(root: string, { file, overlays }: DocumentPaths): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>()
  const document = posix.normalize(file)
  const overlayFiles = new Set(overlays.map((overlay) => posix.normalize(overlay)))
  const pending = [document, ...overlayFiles]
  for (const name of pending) {
    if (texts.has(name) || locateFile(root, name).kind === 'outside') continue
    const text = readTextFile({ absolute: join(root, name), path: name, maxSize: maxFileSize })
    texts.set(name, text)
    // What an overlay adds is in the document.
    if (text !== undefined)
      pending.push(
        ...listFileNames(text, overlayFiles.has(name) ? document : name).filter(
          (reference) => !texts.has(reference),
        ),
      )
  }
  return texts
}

/** Maximum length of the name of a file, and of the rest of its `$ref`. */
const maxNameLength = 400

function listFileNames(text: string, file: string): string[] {
  // The pattern tries every position, so it gets only the texts around the ends of file names.
  const names = [...text.matchAll(/\.(?:ya?ml|json)(?![\w.-])/g)].flatMap(({ index }) => {
    const lineStart = text.lastIndexOf('\n', index) + 1
    const around = text.slice(Math.max(lineStart, index - maxNameLength), index + maxNameLength)
    return [...around.matchAll(fileNamePattern)].map(
      ([, , ...forms]) => forms.find((name) => name !== undefined) ?? '',
    )
  })
  const textFiles = [...text.matchAll(textPattern)].map(([, name = '']) => name)
  return [
    ...new Set(
      [...names, ...textFiles].map((name) => resolveDocumentFile(name.replaceAll('\\/', '/'), file)),
    ),
  ].filter((name) => !name.startsWith('../'))
}

/** Resolves the path of a `$ref` relative to its file. */
export const resolveDocumentFile = (reference: string, from: string): string =>
  posix.normalize(posix.join(posix.dirname(from), decodePercent(reference)))
