import { readFile } from 'node:fs/promises'
import type { LoadHook } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

/** Compiles TypeScript modules. Registered by `import-module.ts`; Node runs it in its own thread. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const { protocol, pathname } = new URL(url)
  if (protocol !== 'file:' || !/\.[mc]?tsx?$/.test(pathname)) return nextLoad(url, context)
  const file = fileURLToPath(url)
  const { code, map } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: true })
  // Errors name the lines of the source with it.
  const mapUrl = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
  return { format: 'module', source: `${code}\n//# sourceMappingURL=${mapUrl}`, shortCircuit: true }
}
