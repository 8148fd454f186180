import { join } from 'node:path'
import { build } from 'vite'
import { type Bytes, weighText } from '../../browser/bytes.ts'

/** What a page imports of a library. */
export interface Program {
  /** Below `node_modules`. */
  file: string
  names: string[]
}

/** What a browser loads of a library to query a stored index: only what these names need, minified. */
export async function weighProgram(root: string, { file, names }: Program): Promise<Bytes> {
  const path = join(root, 'node_modules', file)
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(path)}`
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []))
  return weighText(files.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join(''))
}
