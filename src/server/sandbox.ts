import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiDocument } from '../shared/reference/api-document.ts'
import { type ListedReference, referencesFile, sandboxPath } from '../shared/reference/reference-files.ts'
import { withoutBase } from '../shared/urls.ts'
import type { Handler } from './serve-files.ts'

interface SandboxOptions {
  base: string
  /** Folder of the built site. */
  out: string
}

/**
 * Mocks the APIs of a built site for readers who try operations; anything else goes to the site. The documents are read,
 * and the code for it is loaded, with the first request, and again when a build has written others.
 */
export function withSandbox(site: Handler, { base, out }: SandboxOptions): Handler {
  let sandbox = Promise.resolve<Sandbox>({ handler: undefined, stamps: new Map() })
  return async (request) => {
    const { pathname } = new URL(request.url)
    const below = withoutBase(base, pathname)
    if (below === undefined || !(below === sandboxPath || below.startsWith(`${sandboxPath}/`)))
      return site(request)
    // One after the other, so that documents are read once for requests that come together.
    sandbox = sandbox.catch(() => undefined).then((last) => freshSandbox(last, { base, out }))
    const { handler } = await sandbox
    return handler === undefined ? site(new Request(request.url)) : handler(request)
  }
}

interface Sandbox {
  /** Undefined for a site without references. */
  handler: Handler | undefined
  /** Times of the files it is made from. */
  stamps: Map<string, number | undefined>
}

/** The last sandbox, or a new one if its files are others by now. */
async function freshSandbox(last: Sandbox | undefined, options: SandboxOptions): Promise<Sandbox> {
  const isFresh = last !== undefined && last.stamps.size > 0 && (await areSame(last.stamps))
  return isFresh ? last : createSandbox(options)
}

async function areSame(stamps: Sandbox['stamps']): Promise<boolean> {
  const now = await Promise.all([...stamps.keys()].map(modified))
  return [...stamps.values()].every((stamp, index) => stamp === now[index])
}

const modified = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

async function createSandbox({ base, out }: SandboxOptions): Promise<Sandbox> {
  // A site without references has no list.
  const list = join(out, referencesFile)
  const stamps: Sandbox['stamps'] = new Map([[list, await modified(list)]])
  if (stamps.get(list) === undefined) return { handler: undefined, stamps }
  const references = (await readJson(list)) as ListedReference[]
  const documents = await Promise.all(
    references.map(async ({ document }) => {
      const file = join(out, document)
      stamps.set(file, await modified(file))
      return (await readJson(file)) as ApiDocument
    }),
  )
  const { mockApis } = await import('./mock/mock-apis.ts')
  return { handler: mockApis(documents, `${base.slice(0, -1)}${sandboxPath}`).handler, stamps }
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
