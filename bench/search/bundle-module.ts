import { build } from 'vite'

/** Names that a page imports from a module. */
export interface Imported {
  /** Absolute path. */
  file: string
  names: string[]
}

/** The code that a browser loads for it: only what these names need, minified. */
export async function bundleModule({ file, names }: Imported): Promise<string> {
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(file)}`
  const result = await build({
    configFile: false,
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
  return files.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
