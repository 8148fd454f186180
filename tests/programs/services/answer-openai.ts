import { z } from 'zod'
import { sampleOfSchema } from './sample-of-schema.ts'

const dimensions = 4096
const servedModel = 'meta-llama/Llama-3.2-3B-Instruct'
/** An endpoint of the AI platform, or a model of its GenAI API. Programs find the routes below `/v1`. */
const address = /^\/project\/(?:p-)?\d+\/(?:endpoint\/is-\d+|genai\/[\w-]+)\/v1\/([\w/-]+)$/

/** A model of the GenAI API that isn't a text model, such as one for images. */
const inferAddress = /^\/project\/p-\d+\/v1\/[\w-]+\/infer$/

const inferBody = z.object({
  inputs: z.array(z.object({ name: z.string(), data: z.array(z.unknown()) }).loose()).min(1),
})

const jsonObject = z.record(z.string(), z.unknown())

const chatBody = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string() }).loose()).min(1),
  max_tokens: z.number().int().positive().optional(),
  temperature: z.number().min(0).max(2).optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: jsonObject }).loose().optional() })
    .optional(),
  tools: z
    .array(z.object({ function: z.object({ name: z.string(), parameters: jsonObject }).loose() }).loose())
    .optional(),
})

type ChatBody = z.infer<typeof chatBody>

/** Lists of token numbers fit only the tokenizer of one model, so servers of other models refuse them. */
const embeddingsBody = z.object({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(z.string()).min(1)]),
  encoding_format: z.enum(['float', 'base64']).optional(),
})

const imagesBody = z.object({ model: z.string(), prompt: z.string().min(1), n: z.number().optional() })

const speechBody = z.object({ model: z.string(), input: z.string().min(1), voice: z.string() })

const usage = { prompt_tokens: 12, completion_tokens: 6, total_tokens: 18 }
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Responds as vLLM and the GenAI API do to clients of OpenAI. Undefined for other addresses. */
export async function answerOpenAi(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (inferAddress.test(pathname)) return infer(await request.json())
  const [, route] = pathname.match(address) ?? []
  if (route === undefined) return undefined
  if (!/^Bearer .+/.test(request.headers.get('authorization') ?? '')) return refuse(401, 'no bearer token')
  if (route === 'models')
    return Response.json({ object: 'list', data: [{ id: servedModel, object: 'model' }] })
  if (route === 'audio/transcriptions') return transcribe(request)
  if (request.method !== 'POST') return refuse(404, `there is no ${route}`)
  const body: unknown = await request.json()
  try {
    switch (route) {
      case 'chat/completions':
        return chat(chatBody.parse(body))
      case 'embeddings':
        return embed(embeddingsBody.parse(body))
      case 'images/generations':
        return Response.json({ data: [{ b64_json: pixel }].slice(0, imagesBody.parse(body).n ?? 1) })
      case 'audio/speech':
        return new Response(speechBody.parse(body).input, { headers: { 'Content-Type': 'audio/mpeg' } })
      default:
        return refuse(404, `there is no ${route}`)
    }
  } catch (error) {
    if (error instanceof z.ZodError) return refuse(400, z.prettifyError(error))
    throw error
  }
}

const refuse = (status: number, message: string): Response =>
  Response.json({ error: { message, type: 'invalid_request_error' } }, { status })

async function transcribe(request: Request): Promise<Response> {
  const form = await request.formData()
  return form.get('file') instanceof File && typeof form.get('model') === 'string'
    ? Response.json({ text: 'Open the box and press the button.' })
    : refuse(400, 'file and model are required')
}

/** A message: a value of the requested format, a call of the first tool until its result is sent, or a sentence. */
function createMessage({ messages, response_format: format, tools = [] }: ChatBody): object {
  const [tool] = tools
  if (tool !== undefined && messages.at(-1)?.role !== 'tool') {
    const { name, parameters } = tool.function
    const call = { name, arguments: JSON.stringify(sampleOfSchema(parameters)) }
    return {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call-1', type: 'function', function: call }],
    }
  }
  const schema = format?.json_schema?.schema
  if (schema !== undefined) return { role: 'assistant', content: JSON.stringify(sampleOfSchema(schema)) }
  return { role: 'assistant', content: format?.type === 'json_object' ? '{}' : 'New Delhi is the capital.' }
}

function chat(body: ChatBody): Response {
  const { model } = body
  const message = createMessage(body)
  const base = { id: 'chat-1', created: 1_764_000_000, model }
  const reason = 'tool_calls' in message ? 'tool_calls' : 'stop'
  if (body.stream !== true)
    return Response.json({
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: reason }],
      usage,
    })
  const chunk = { ...base, object: 'chat.completion.chunk' }
  const chunks = [
    { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: reason }] },
    ...(body.stream_options?.include_usage === true ? [{ ...chunk, choices: [], usage }] : []),
  ]
  const events = [...chunks.map((value) => JSON.stringify(value)), '[DONE]']
  return new Response(events.map((event) => `data: ${event}\n\n`).join(''), {
    headers: { 'Content-Type': 'text/event-stream' },
  })
}

function embed({ model, input, encoding_format: format }: z.infer<typeof embeddingsBody>): Response {
  const data = [input].flat().map((text, index) => {
    const vector = embedWords(text)
    const embedding = format === 'base64' ? Buffer.from(vector.buffer).toString('base64') : [...vector]
    return { object: 'embedding', index, embedding }
  })
  return Response.json({ object: 'list', model, data, usage })
}

/** Counts words, so texts that share words are similar. */
function embedWords(text: string): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const word of text.toLowerCase().match(/\w{3,}/g) ?? []) {
    const hash = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % dimensions, 7)
    vector[hash] = (vector[hash] ?? 0) + 1
  }
  return vector
}

/** Responds in the Open Inference format, with an image for each input, and the samples of a sound. */
function infer(body: unknown): Response {
  const { data, error } = inferBody.safeParse(body)
  if (data === undefined) return refuse(422, error.message)
  const images = data.inputs.map(() => ({ name: 'output', data: [pixel] }))
  return Response.json({ outputs: [...images, { name: 'audio', data: [[0, 0.5, -0.5]] }] })
}
