import { readFile } from 'node:fs/promises'
import type { LoadHook } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

/** Compiles TypeScript modules. Registered by `import-module.ts`; Node runs it in its own thread. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const { protocol, pathname } = new URL(url)
  if (protocol !== 'file:' || !/\.[mc]?tsx?$/.test(pathname)) return nextLoad(url, context)
  const file = fileURLToPath(url)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  return { format: 'module', source: code, shortCircuit: true }
}
