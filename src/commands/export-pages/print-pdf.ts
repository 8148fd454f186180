import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { UsageError } from '../../cli/usage-error.ts'

const run = promisify(execFile)

const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Maximum time (ms) to print. A section of a hundred pages takes about ten seconds. */
const printTimeout = 300_000

/** Prints an HTML document as a PDF with bookmarks. Throws a `UsageError` if no Chromium is installed. */
export async function printPdf(html: string, file: string): Promise<void> {
  const chromium = findChromiumProgram(process.env)
  const folder = mkdtempSync(join(tmpdir(), 'docent-export-'))
  const source = join(folder, 'pages.html')
  try {
    writeFileSync(source, html)
    const options = [
      '--headless',
      '--disable-gpu',
      '--disable-javascript',
      '--allow-file-access-from-files',
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      '--export-tagged-pdf',
      `--user-data-dir=${folder}`,
      // Chromium refuses its sandbox to the superuser. The document has no script.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ]
    await run(chromium, [...options, `--print-to-pdf=${file}`, pathToFileURL(source).href], {
      timeout: printTimeout,
    })
    if (!existsSync(file)) throw new Error(`${chromium} didn't write ${file}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Finds Chromium: `CHROMIUM_PATH`, or a known program on the search path. */
function findChromiumProgram({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv): string {
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new UsageError(`CHROMIUM_PATH is \`${CHROMIUM_PATH}\`, but there is no such program.`)
  }
  const paths = PATH.split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)))
  const found = paths.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new UsageError('A PDF needs Chromium. Install it, or set CHROMIUM_PATH to the program.')
}
