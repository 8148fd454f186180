import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'

interface BrotliPart {
  quality: number
  /** Exponent of 2. All parts of a stream have the same. */
  window: number
  /** Bytes before this part. */
  offset: number
  /** Whether the stream ends here. Otherwise, the part ends at a byte, and another one can be appended. */
  isEnd: boolean
}

/** Compresses a part of a stream without the other parts. */
export type BrotliEncoder = (bytes: Uint8Array, part: BrotliPart) => Uint8Array

/** The object behind Node's streams, as npm uses it, too. */
interface EncoderHandle {
  init(parameters: Uint32Array, state: Uint32Array, onDone: () => void): unknown
  writeSync(
    ...values: [
      ...[operation: number, input: Uint8Array, inputOffset: number, inputLength: number],
      ...[output: Uint8Array, outputOffset: number, outputLength: number],
    ]
  ): void
  close(): void
}

type EncoderClass = new (mode: number) => EncoderHandle

/** Versions of Node that this was tested with. A wrong call of native code would end the process. */
const testedVersions = /^v(?:20|22|24)\./

/** `BROTLI_PARAM_STREAM_OFFSET` of Brotli's `encode.h`, which `node:zlib` doesn't let through. */
const offsetParameter = 9
const unset = 0xffffffff

let loaded: { encoder: BrotliEncoder | undefined } | undefined

/**
 * Returns an encoder for parts of a stream, or undefined if this Node has none. Brotli can continue a stream that another
 * encoder began, but Node's public functions don't offer that.
 */
export function loadBrotliEncoder(): BrotliEncoder | undefined {
  loaded ??= { encoder: testedVersions.test(process.version) ? createCheckedEncoder() : undefined }
  return loaded.encoder
}

function createCheckedEncoder(): BrotliEncoder | undefined {
  try {
    const stream = createBrotliCompress() as unknown as { _handle: EncoderHandle; close(): void }
    const Encoder = stream._handle.constructor as EncoderClass
    stream.close()
    const encoder = createEncoder(Encoder)
    return isReliable(encoder) ? encoder : undefined
  } catch {
    // Without it, each file is compressed as a whole.
    return undefined
  }
}

function createEncoder(Encoder: EncoderClass): BrotliEncoder {
  return (bytes, { quality, window, offset, isEnd }) => {
    const parameters = new Uint32Array(offsetParameter + 1).fill(unset)
    parameters[constants.BROTLI_PARAM_QUALITY] = quality
    parameters[constants.BROTLI_PARAM_LGWIN] = window
    parameters[constants.BROTLI_PARAM_SIZE_HINT] = bytes.length
    if (offset > 0) parameters[offsetParameter] = offset
    const handle = new Encoder(constants.BROTLI_ENCODE)
    try {
      // Node writes the numbers of unused bytes into it: of the output, then of the input.
      const state = new Uint32Array(2)
      handle.init(parameters, state, () => undefined)
      // More than Brotli needs for any input.
      const output = Buffer.allocUnsafeSlow(bytes.length + (bytes.length >> 10) + 1024)
      const operation = isEnd ? constants.BROTLI_OPERATION_FINISH : constants.BROTLI_OPERATION_FLUSH
      handle.writeSync(operation, bytes, 0, bytes.length, output, 0, output.length)
      const [unusedOutput = 0, unusedInput = 0] = state
      if (unusedOutput === 0 || unusedInput > 0) throw new Error('Brotli needs a larger buffer.')
      return output.subarray(0, output.length - unusedOutput)
    } finally {
      handle.close()
    }
  }
}

/** Tries the encoder with two parts that use Brotli's dictionary and refer to earlier text. */
function isReliable(encoder: BrotliEncoder): boolean {
  const parts = ['The start of the page. ', 'The rest of the page and the rest of the page.']
  const [start = Buffer.of(), rest = Buffer.of()] = parts.map((part) => Buffer.from(part.repeat(40)))
  const common = { quality: 5, window: 16 }
  const whole = Buffer.concat([
    encoder(start, { ...common, offset: 0, isEnd: false }),
    encoder(rest, { ...common, offset: start.length, isEnd: true }),
  ])
  return brotliDecompressSync(whole).equals(Buffer.concat([start, rest]))
}
