import { ByteReader } from '../../shared/search/engine/byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import type { PageSegment } from './page-segment.ts'

/** Encodes a segment for the cache: lengths, JSON data, terms, number of postings per term, postings. */
export function encodeSegment({ terms, counts, postings, ...data }: PageSegment): Uint8Array {
  const json = Buffer.from(JSON.stringify(data))
  const words = Buffer.from(terms.join('\n'))
  const writer = new ByteWriter()
  writer.writeNumber(json.length)
  writer.writeNumber(words.length)
  writer.writeNumber(terms.length)
  writer.writeBytes(json)
  writer.writeBytes(words)
  for (const count of counts) writer.writeNumber(count)
  writer.writeBytes(postings)
  return writer.finish()
}

const decoder = new TextDecoder()

export function decodeSegment(bytes: Uint8Array): PageSegment {
  const reader = new ByteReader(bytes)
  const [jsonLength, wordsLength, termCount] = [reader.readNumber(), reader.readNumber(), reader.readNumber()]
  const data: Omit<PageSegment, 'terms' | 'counts' | 'postings'> = JSON.parse(
    decoder.decode(reader.readBytes(jsonLength)),
  )
  const words = decoder.decode(reader.readBytes(wordsLength))
  const counts = new Uint32Array(termCount)
  for (let index = 0; index < termCount; index++) counts[index] = reader.readNumber()
  return {
    ...data,
    terms: termCount === 0 ? [] : words.split('\n'),
    counts,
    postings: bytes.subarray(reader.position),
  }
}
