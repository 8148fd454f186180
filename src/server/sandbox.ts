import { withoutBase } from '../shared/urls.ts'
import type { FindFile, Handler } from './serve-files.ts'

/** Path of the sandbox below the base: `/_/sandbox/<id of the API>/…`. */
const sandboxPath = '/_/sandbox'

/** A line of `/_/reference/index.json`, which the build writes. */
interface BuiltApi {
  id: string
  label: string
  /** Path of the document below the base. */
  document: string
}

interface SandboxOptions {
  base: string
  findFile: FindFile
}

/**
 * Mocks the APIs of a built site for readers who try operations; anything else goes to the site. The documents are read,
 * and the code for it loaded, with the first request.
 */
export function withSandbox(site: Handler, { base, findFile }: SandboxOptions): Handler {
  let sandbox: Promise<Handler | undefined> | undefined
  return async (request) => {
    const { pathname } = new URL(request.url)
    const below = withoutBase(base, pathname)
    if (below === undefined || !(below === sandboxPath || below.startsWith(`${sandboxPath}/`)))
      return site(request)
    sandbox ??= createSandbox({ base, findFile })
    return (await sandbox)?.(request) ?? new Response('This site has no sandbox.\n', { status: 404 })
  }
}

/** Undefined for a site without API references. */
async function createSandbox({ base, findFile }: SandboxOptions): Promise<Handler | undefined> {
  const apis = await readJson<BuiltApi[]>(findFile, '/_/reference/index.json')
  if (apis === undefined) return undefined
  const documents = await Promise.all(
    apis.map(async ({ id, label, document }) => ({
      id,
      label,
      document: (await readJson<Record<string, unknown>>(findFile, document)) ?? {},
    })),
  )
  const { mockApis } = await import('./mock/mock-apis.ts')
  return mockApis(documents, `${base}${sandboxPath.slice(1)}`).handler
}

async function readJson<T>(findFile: FindFile, path: string): Promise<T | undefined> {
  const file = await findFile(path, [])
  return file === undefined ? undefined : JSON.parse(new TextDecoder().decode(file.bytes))
}
