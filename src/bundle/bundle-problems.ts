import { readFileSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { parseSync } from 'vite'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { toList, toObject } from '../shared/read-unknown.ts'
import { listThemeModules, type SiteExtensions } from './site-extensions.ts'

const engineFolder = fileURLToPath(new URL('..', import.meta.url))

/** Reports replacements that lack an export of the original, which other modules of the theme import. */
export function checkExtensionExports({ replacements, components, root }: SiteExtensions): void {
  const originals = Object.keys(replacements).length === 0 ? new Map() : listThemeModules()
  const problems = [
    ...Object.entries(replacements).flatMap(([name, file]) => {
      const names = listExports(file)
      if (names === undefined) return []
      return (listExports(originals.get(name) ?? file) ?? [])
        .filter((original) => !names.includes(original))
        .map((missing) => createExportProblem({ root, file, name, missing }))
    }),
    ...Object.values(components).flatMap((file) =>
      (listExports(file)?.includes('default') ?? true)
        ? []
        : [
            {
              problem: 'The file has no default export.',
              at: { file: relative(root, file), line: undefined },
              fix: 'Export the component with `export default defineComponent({ … })`.',
            },
          ],
    ),
  ]
  if (problems.length > 0) throw new DocsError(problems)
}

interface MissingExport {
  root: string
  file: string
  name: string
  missing: string
}

const createExportProblem = ({ root, file, name, missing }: MissingExport): Problem => ({
  problem: `The file replaces \`${name}\` of the theme, but doesn't export \`${missing}\`.`,
  at: { file: relative(root, file), line: undefined },
  fix: `Export it, or pass the original on: \`export { ${missing} } from 'docent/theme/${name}'\`.`,
})

/** Lists the names of the values that a module exports. Undefined for a syntax error, which the bundler reports. */
function listExports(file: string): string[] | undefined {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) return undefined
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      isType ? [] : [exportName.kind === 'Default' ? 'default' : (exportName.name ?? '')],
    ),
  )
}

/** Converts the bundler's errors about files of a site. Empty if the error is about something else. */
export function listBundleProblems(error: unknown, root: string): Problem[] {
  if (error instanceof DocsError) return [...error.problems]
  const logs = toList(toObject(error).errors)
  return (logs.length > 0 ? logs : [error]).flatMap((log) => {
    const { id, loc, message } = toObject(log)
    const { file, line } = toObject(loc)
    const text = stripVTControlCharacters(String(log instanceof Error ? log.message : message))
    // Syntax errors have their place only in the drawing, as in `╭─[ theme/Pager.tsx:3:1 ]`.
    const [, drawnFile, drawnLine] = /\[ ([^\]\n]+):(\d+):\d+ \]/.exec(text) ?? []
    const path = resolve(String(file ?? id ?? drawnFile ?? ''))
    const place = relative(root, path)
    if (place === '' || place.startsWith('..') || isAbsolute(place) || path.startsWith(engineFolder))
      return []
    return [
      {
        problem: `The file can't be bundled: ${summarize(text)}`,
        at: { file: place, line: Number(line ?? drawnLine) || undefined },
        fix: place.startsWith('node_modules')
          ? 'Install another version of the package, or use another one.'
          : 'Correct the file.',
      },
    ]
  })
}

/** Returns the first sentence of a report, without its code and its drawing of the source. */
function summarize(text: string): string {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '')
  return first.replace(/^\[[\w:-]+\]\s*/, '').replace(/(?<![.?!])$/, '.')
}
