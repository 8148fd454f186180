import { createFileError } from '../../../shared/docs-error.ts'

/** Limit for the total length of a document's files, in characters. 20 MB take about 4 seconds and 700 MB of memory. */
const maxDocumentSize = 50_000_000

/** Throws if the files of a document, up to this one, are too long. */
export function limitDocumentSize(size: number, file: string): void {
  if (size <= maxDocumentSize) return
  const problem = `This file brings the document to more than ${maxDocumentSize / 1_000_000} MB, the maximum size.`
  const fix = 'Split the API into several documents and list each in `apis` of the configuration.'
  throw createFileError(file, problem, fix)
}
