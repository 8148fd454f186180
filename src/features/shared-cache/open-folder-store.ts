import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { getErrorCode } from '../../shared/get-error-code.ts'
import type { ObjectStore } from './object-store.ts'

/** Opens a store in a folder, such as a network drive. */
export const openFolderStore = (folder: string): ObjectStore => ({
  get: (name) =>
    readFile(join(folder, name)).catch((error: unknown) => {
      if (getErrorCode(error) === 'ENOENT') return undefined
      throw error
    }),
  async put(name, content) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    writeFileAtomically(file, content)
  },
})
