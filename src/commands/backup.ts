import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeBackup } from '../server/storage/backup/write-backup.ts'
import { readMigrations } from '../server/storage/migrate.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { type StoragePlace, withStorage } from './with-storage.ts'

export interface BackupOptions extends StoragePlace {
  file: string
}

/** Writes everything that readers sent into a file. The file gets its name when it is whole. */
export async function backup({ file, ...place }: BackupOptions): Promise<string> {
  if (!existsSync(dirname(file))) throw new DocsError([noFolder(file)])
  const temporary = `${file}.tmp`
  try {
    const count = await withStorage(place, async (storage) => {
      const target = await open(temporary, 'w', 0o600)
      try {
        const rows = await writeBackup(storage, readMigrations(), async (text) => {
          await target.writeFile(text)
        })
        await target.sync()
        return rows
      } finally {
        await target.close()
      }
    })
    await rename(temporary, file)
    return `${count} rows written to ${file}. There are addresses of readers in it: keep it as you keep those.`
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

const noFolder = (file: string): Problem => ({
  problem: 'The folder of this file does not exist.',
  at: { file, line: undefined },
  fix: 'Make the folder first, or give a file in another one.',
})
