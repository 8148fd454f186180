import { z } from 'zod'

const requestBody = z.object({
  inputs: z.array(
    z.object({ name: z.string(), shape: z.array(z.int()), datatype: z.string(), data: z.array(z.number()) }),
  ),
})

/** The classes of the model for traffic signs, and the one that every image has. */
const classes = 43
const shown = 14

/** Responds as a classifier on Triton does. Undefined for other addresses. */
export async function answerTriton(request: Request): Promise<Response | undefined> {
  if (!new URL(request.url).pathname.endsWith('/v2/models/sign_classifier/infer')) return undefined
  const { data: body } = requestBody.safeParse(await request.json())
  const [input] = body?.inputs ?? []
  if (input?.name !== 'image' || input.datatype !== 'FP32' || input.shape.join() !== '1,3,224,224')
    return Response.json({ error: 'unexpected input for sign_classifier' }, { status: 400 })
  if (input.data.length !== 3 * 224 * 224)
    return Response.json({ error: `unexpected number of values: ${input.data.length}` }, { status: 400 })
  const scores = Array.from({ length: classes }, (_, index) => (index === shown ? 9.5 : -1))
  const output = { name: 'scores', datatype: 'FP32', shape: [1, classes], data: scores }
  return Response.json({ model_name: 'sign_classifier', model_version: '1', outputs: [output] })
}
