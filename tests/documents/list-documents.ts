import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the OpenAPI documents in a folder, and in its folders, without the files that documents refer to. */
export const listDocuments = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ya?ml|json)$/.test(file) && isDocument(join(folder, file)))
    .sort()

/** Whether a file declares its version at the top level, anywhere in the file. */
const isDocument = (path: string): boolean =>
  /(?:^|[{,\n])[\t ]{0,4}["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\b/.test(readFileSync(path, 'utf8'))
