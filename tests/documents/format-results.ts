import type { DocumentWarning } from '../../src/shared/api/warnings/document-warning.ts'
import type { MissingField } from './check-pages.ts'
import type { FailedSample } from './check-samples.ts'

export interface DocumentResult {
  name: string
  /** Why there is no site. Empty if there is one. */
  stoppedBy: string
  operations: number
  schemas: number
  warnings: readonly DocumentWarning[]
  samples: number
  failures: readonly FailedSample[]
  /** Undefined if it wasn't built. */
  site:
    | {
        seconds: number
        cpuSeconds: number
        peakMiB: number
        /** In bytes. */
        largestPage: number
        fields: number
        missing: readonly MissingField[]
      }
    | undefined
}

const columns = [
  'document',
  'operations, schemas',
  'builds',
  'mistakes',
  'samples answered',
  'fields shown',
  'build, s',
  'CPU, s',
  'memory, MB',
  'largest page, KB',
]

/** Formats the results as a table in Markdown, with their sum in the last row. */
export function formatResults(results: readonly DocumentResult[]): string {
  return [
    formatCells(columns),
    formatCells(columns.map(() => '---')),
    ...results.map(formatRow),
    formatCells(formatTotal(results)),
  ].join('\n')
}

const formatCells = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Formats the row of a document. */
export const formatRow = (result: DocumentResult): string => formatCells(listCells(result))

function listCells({ name, stoppedBy, site, ...result }: DocumentResult): string[] {
  if (stoppedBy !== '')
    return [name, '', stoppedBy.replace(/\s+/g, ' ').slice(0, 200), '', '', '', '', '', '', '']
  return [
    name,
    `${result.operations}, ${result.schemas}`,
    site === undefined ? '' : 'yes',
    formatWarnings(result.warnings),
    `${result.samples - result.failures.length} of ${result.samples}`,
    site === undefined ? '' : `${site.fields - site.missing.length} of ${site.fields}`,
    site === undefined ? '' : site.seconds.toFixed(1),
    site === undefined ? '' : site.cpuSeconds.toFixed(1),
    site === undefined ? '' : site.peakMiB.toFixed(0),
    site === undefined ? '' : (site.largestPage / 1000).toFixed(0),
  ]
}

const formatWarnings = (warnings: readonly DocumentWarning[]): string =>
  [...Map.groupBy(warnings, ({ kind }) => kind)].map(([kind, { length }]) => `${length} ${kind}`).join(', ')

function formatTotal(results: readonly DocumentResult[]): string[] {
  const sum = (count: (result: DocumentResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0)
  const samples = sum((result) => result.samples)
  const fields = sum(({ site }) => site?.fields ?? 0)
  return [
    `${results.length} documents`,
    `${sum(({ operations }) => operations)}, ${sum(({ schemas }) => schemas)}`,
    `${results.filter(({ site }) => site !== undefined).length}`,
    `${sum(({ warnings }) => warnings.length)}`,
    formatShare(samples - sum(({ failures }) => failures.length), samples),
    formatShare(fields - sum(({ site }) => site?.missing.length ?? 0), fields),
    sum(({ site }) => site?.seconds ?? 0).toFixed(0),
    sum(({ site }) => site?.cpuSeconds ?? 0).toFixed(0),
    '',
    '',
  ]
}

const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`

/** Lists refused samples and missing fields. */
export const formatFailures = ({ failures, site }: DocumentResult): string =>
  [
    ...failures.map(({ operation, reason }) => `  sample of ${operation}: ${reason}`),
    ...(site?.missing ?? []).map(({ operation, field }) => `  page of ${operation} lacks ${field}`),
  ].join('\n')
