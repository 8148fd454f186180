import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isTextFile } from '../../shared/output/content-type.ts'
import { compressedForms, type OutputFile } from '../../shared/output/output-file.ts'
import { compressBrotliAfterStart, compressGzipAfterStart } from './compress-after-start.ts'
import { type Effort, getBrotliWindow, pickBrotliQuality, pickGzipLevel } from './compression-effort.ts'

/**
 * Shortest start that is worth compressing on its own. Shorter ones save little time, and the rest of a page can't
 * refer to it in Brotli.
 */
const minStartLength = 8 * 1024

/** Returns a file and, if it's text, its compressed variants. */
export function compressFile({ path, content }: OutputFile, effort: Effort): OutputFile<Uint8Array>[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const start = typeof content === 'string' && path.endsWith('.html') ? findSharedStart(content) : undefined
  const forms = isTextFile(path) ? compressedForms : []
  return [
    { path, content: bytes },
    ...forms.map(({ encoding, suffix }) => ({
      path: path + suffix,
      content: compressors[encoding]({ bytes, start, effort }),
    })),
  ]
}

/**
 * Returns the start of a page that many pages share: all until the end of the inline styles. It's more than half of most
 * pages. Undefined for pages without inline styles.
 */
function findSharedStart(html: string): string | undefined {
  const end = html.indexOf('</style>')
  return end < minStartLength ? undefined : html.slice(0, end)
}

interface Compression {
  bytes: Uint8Array
  /** Start of the text that other files share. */
  start: string | undefined
  effort: Effort
}

type Compress = (compression: Compression) => Uint8Array

const compressors: Record<(typeof compressedForms)[number]['encoding'], Compress> = {
  br({ bytes, start, effort }) {
    const quality = pickBrotliQuality(bytes, effort)
    return (
      (start === undefined ? undefined : compressBrotliAfterStart(bytes, start, quality)) ??
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: getBrotliWindow(bytes.length),
        },
      })
    )
  },
  gzip({ bytes, start, effort }) {
    const level = pickGzipLevel(bytes, effort)
    return start === undefined ? gzipSync(bytes, { level }) : compressGzipAfterStart(bytes, start, level)
  },
}
