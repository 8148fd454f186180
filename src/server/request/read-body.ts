/** Reads a body, or returns undefined as soon as its declared or actual size exceeds `limit` bytes. */
export async function readBytes(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('Content-Length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a body as text, with the same limit. */
export const readText = async (request: Request, limit: number): Promise<string | undefined> =>
  (await readBytes(request, limit))?.toString('utf8')
