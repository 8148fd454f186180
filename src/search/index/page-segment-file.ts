import { ByteReader } from '../../shared/search/engine/byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import type { PagePart } from './page-segment.ts'

/** Encodes a segment for the cache: lengths, JSON data, terms, number of postings per term, postings. */
export function encodePart({ chunks, sections, terms, counts, places }: PagePart): Uint8Array {
  const json = Buffer.from(JSON.stringify({ chunks, sections }))
  const words = Buffer.from(terms.join('\n'))
  const writer = new ByteWriter()
  writer.number(json.length)
  writer.number(words.length)
  writer.number(terms.length)
  writer.bytes(json)
  writer.bytes(words)
  for (const count of counts) writer.number(count)
  writer.bytes(places)
  return writer.finish()
}

const decoder = new TextDecoder()

export function decodePart(bytes: Uint8Array): PagePart {
  const reader = new ByteReader(bytes)
  const [jsonLength, wordsLength, termCount] = [reader.number(), reader.number(), reader.number()]
  const { chunks, sections }: Pick<PagePart, 'chunks' | 'sections'> = JSON.parse(
    decoder.decode(reader.bytes(jsonLength)),
  )
  const words = decoder.decode(reader.bytes(wordsLength))
  const counts = new Uint32Array(termCount)
  for (let index = 0; index < termCount; index++) counts[index] = reader.number()
  return {
    chunks,
    sections,
    terms: termCount === 0 ? [] : words.split('\n'),
    counts,
    places: bytes.subarray(reader.position),
  }
}
