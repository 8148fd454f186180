import type { Database, Storage } from '../server/storage/database.ts'

interface StorageModule {
  openStorage(settings: { folder: string; url: string | undefined }): Storage
}

/** Where `openStorage` lies. A name, not a literal: the branch that has the module is merged apart from this one. */
const storageModule: string = '../server/storage/open-storage.ts'

const openFolder = async (folder: string): Promise<Storage> => {
  const { openStorage }: StorageModule = await import(storageModule)
  return openStorage({ folder, url: process.env.DATABASE_URL || undefined })
}

/** The same for a server: opened with the first statement. */
export function openLater(folder: string): Database {
  let opened: Promise<Storage> | undefined
  const storage = (): Promise<Storage> => {
    opened ??= openFolder(folder)
    return opened
  }
  return {
    query: async (statement, values) => (await storage()).query(statement, values),
    transaction: async (work) => (await storage()).transaction(work),
  }
}

/** Works with what the server keeps in a folder, or in the database of `DATABASE_URL`, and lets go of it. */
export async function withStorage<Result>(
  folder: string,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openFolder(folder)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
