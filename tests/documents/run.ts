import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withCleanup } from '../../bench/cleanup.ts'
import type { ProcessUsage } from '../../bench/measure-process.ts'
import { loadApi } from '../../src/api/load/load-api.ts'
import { DocsError } from '../../src/shared/docs-error.ts'
import { createFolder } from '../new-folder.ts'
import { checkPages } from './check-pages.ts'
import { checkSamples } from './check-samples.ts'
import { buildDocumentSite, measureLargestPage, siteApi, writeDocumentSite } from './document-site.ts'
import { type DocumentResult, formatFailures, formatResults, formatRow } from './format-results.ts'
import { listDocuments } from './list-documents.ts'

const usage = `Usage: npm run documents -- --documents DIR [options]

Builds a site of each OpenAPI document in a folder, sends the sample of each operation to the mock, compares the fields of the
document with the pages, and prints a table. A document of several files has its own folder.

  --documents DIR  folder of documents
  --only TEXT      documents whose file name contains this text
  --out FILE       file that takes the table
  --results FILE   file that takes each result as a line of JSON; documents that it has already are skipped
  --details        samples that the mock refuses and fields that pages lack
  --no-build       only loads the documents and sends the samples
  --help           this text`

const { values } = parseArgs({
  allowNegative: true,
  options: {
    documents: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    results: { type: 'string' },
    details: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
})
async function tryDocuments(folder: string): Promise<void> {
  const results: DocumentResult[] = []
  const earlier = new Map(readResults(values.results).map((result) => [result.name, result]))
  for (const file of listDocuments(folder).filter((name) => name.includes(values.only))) {
    const known = earlier.get(getDocumentName(file))
    const result = known ?? (await tryDocument(folder, file))
    results.push(result)
    if (known !== undefined) continue
    if (values.results !== undefined) appendFileSync(values.results, `${JSON.stringify(result)}\n`)
    console.error(formatRow(result))
    if (values.details) console.error(formatFailures(result))
  }
  const table = formatResults(results)
  console.log(table)
  if (values.out !== undefined) writeFileSync(values.out, `${table}\n`)
}

/** Reads the results of documents that an earlier run finished. */
function readResults(file: string | undefined): DocumentResult[] {
  if (file === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): DocumentResult => JSON.parse(line))
}

/** A document of several files is named after its folder. */
const getDocumentName = (file: string): string =>
  (file.includes('/') ? dirname(file).split('/')[0] : undefined) ?? basename(file)

async function tryDocument(folder: string, file: string): Promise<DocumentResult> {
  const name = getDocumentName(file)
  const root = createFolder('document')
  try {
    const loaded = loadApi(
      { ...siteApi, file, problems: 'warn' },
      { root: folder, fill: (text) => ({ text, problems: [] }) },
    )
    const { samples, failures } = await checkSamples(loaded.document)
    const site = values.build ? await buildSite(root, folder, file) : undefined
    return {
      ...{ name, stoppedBy: '' },
      operations: loaded.document.operations.length,
      schemas: Object.keys(loaded.document.schemas).length,
      warnings: loaded.warnings,
      samples,
      failures,
      site: site && { ...site, ...checkPages(loaded, join(root, 'dist')) },
    }
  } catch (error) {
    return { ...createFailedResult(name), stoppedBy: describeFailure(error) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function buildSite(
  root: string,
  folder: string,
  file: string,
): Promise<ProcessUsage & { largestPage: number }> {
  writeDocumentSite(root, folder, file)
  const usage = await buildDocumentSite(root)
  return { ...usage, largestPage: measureLargestPage(root) }
}

const createFailedResult = (name: string): Omit<DocumentResult, 'stoppedBy'> => ({
  ...{ name, operations: 0, schemas: 0, warnings: [] },
  ...{ samples: 0, failures: [], site: undefined },
})

function describeFailure(error: unknown): string {
  if (!(error instanceof DocsError)) return error instanceof Error ? error.message : String(error)
  const [first] = error.problems
  return `${error.problems.length} problems, first: ${first?.problem ?? ''}`
}

if (values.help || values.documents === undefined) console.log(usage)
else {
  const folder = resolve(values.documents)
  await withCleanup(() => tryDocuments(folder))
}
