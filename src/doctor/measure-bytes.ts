import { formatBytes } from '../shared/text/format-bytes.ts'
import type { Finding, ReportLine } from './doctor-report.ts'
import type { BuiltFile, BuiltSite } from './read-built-site.ts'

/** Number of files that a line names. */
const maxFindings = 20

/** Types of files by the ending of their paths, in the order of the report. */
const fileTypes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Search index', /^\/_\/search\//],
  ['HTML', /\.html$/],
  ['JSON', /\.json$/],
  ['Markdown and text', /\.(?:md|txt)$/],
  ['Scripts', /\.m?js$/],
  ['Style sheets', /\.css$/],
  ['Images', /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/],
  ['API documents', /\.ya?ml$/],
  ['Other files', /./],
]

/** Measures the pages and the bytes of a site. Totals grow with the site, so only bytes per page have a budget. */
export function measureBytes({ pages, files }: BuiltSite): ReportLine[] {
  const pageFiles = new Set(pages.map(({ file }) => file))
  const htmlPages = files.filter(({ path }) => pageFiles.has(path))
  const sizes = htmlPages.map(getTransferSize).sort((a, b) => a - b)
  const kinds = Map.groupBy(pages, ({ view }) => view.kind)
  const assets = files.filter(({ path }) => /^\/_\/assets\/.*\.(?:js|css)$/.test(path))
  const bytes = { unit: 'bytes', better: 'lower', findings: [] as Finding[] } as const
  return [
    {
      id: 'pages',
      title: 'Pages',
      value: pages.length,
      unit: 'count',
      better: undefined,
      findings: [...kinds].map(([kind, group]) => ({ subject: kind, detail: `${group.length} pages` })),
    },
    {
      ...bytes,
      id: 'outputBytes',
      title: 'Bytes of the output, uncompressed',
      value: sumBytes(files, ({ size }) => size),
      better: undefined,
      findings: listTypes(files),
    },
    {
      ...bytes,
      id: 'medianPageBytes',
      title: 'HTML of the median page, compressed',
      value: sizes[Math.floor(sizes.length / 2)] ?? 0,
    },
    {
      ...bytes,
      id: 'largestPageBytes',
      title: 'HTML of the largest page, compressed',
      value: sizes.at(-1) ?? 0,
      findings: listLargest(htmlPages),
    },
    {
      ...bytes,
      id: 'assetBytes',
      title: 'Scripts and style sheets of all pages, compressed',
      value: sumBytes(assets, getTransferSize),
    },
  ]
}

const getTransferSize = ({ size, compressedSize }: BuiltFile): number => compressedSize ?? size

const sumBytes = (files: readonly BuiltFile[], measure: (file: BuiltFile) => number): number =>
  files.reduce((sum, file) => sum + measure(file), 0)

function listTypes(files: readonly BuiltFile[]): Finding[] {
  const groups = Map.groupBy(files, ({ path }) => fileTypes.find(([, pattern]) => pattern.test(path))?.[0])
  return fileTypes.flatMap(([name]) => {
    const group = groups.get(name)
    if (group === undefined) return []
    const total = formatBytes(sumBytes(group, ({ size }) => size))
    const compressed = formatBytes(sumBytes(group, getTransferSize))
    return [{ subject: name, detail: `${group.length} files, ${total}, ${compressed} compressed` }]
  })
}

const listLargest = (files: readonly BuiltFile[]): Finding[] =>
  [...files]
    .sort((a, b) => getTransferSize(b) - getTransferSize(a))
    .slice(0, maxFindings)
    .map((file) => ({
      subject: file.path.replace(/index\.html$/, ''),
      detail: `${formatBytes(getTransferSize(file))} compressed, ${formatBytes(file.size)} in all`,
    }))
