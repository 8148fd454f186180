import { z } from 'zod'

/** A graph in the API format: each node by its number, with its class and its inputs. */
const promptBody = z.object({
  prompt: z.record(
    z.string(),
    z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
  ),
})

const job = 'a1f4c2d8-5b7e-4c19-9d3a-6e0b8f2c7d51'
const image = { filename: 'ComfyUI_00001_.png', subfolder: '', type: 'output' }

/** Responds as ComfyUI does to a program that runs a workflow. Undefined for other addresses. */
export async function answerComfyUi(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/prompt' && request.method === 'POST') {
    const { success } = promptBody.safeParse(await request.json())
    if (!success) return Response.json({ error: { type: 'prompt_no_outputs' } }, { status: 400 })
    return Response.json({ prompt_id: job, number: 1, node_errors: {} })
  }
  if (pathname.startsWith('/history/')) {
    const isKnown = pathname === `/history/${job}`
    const status = { status_str: 'success', completed: true, messages: [] }
    return Response.json(isKnown ? { [job]: { outputs: { 9: { images: [image] } }, status } } : {})
  }
  if (pathname !== '/view') return undefined
  const isImage = searchParams.get('filename') === image.filename && searchParams.get('type') === image.type
  return new Response(isImage ? 'image' : null, { status: isImage ? 200 : 404 })
}
