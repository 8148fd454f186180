import { createHash } from 'node:crypto'
import { z } from 'zod'

const queueBody = z.object({
  QueueName: z.string().optional(),
  QueueUrl: z.string().optional(),
  MessageBody: z.string().optional(),
  ReceiptHandle: z.string().optional(),
})

/** A queue service over the JSON protocol of SQS, in memory. */
export class QueuesInMemory {
  readonly #queues = new Map<string, Map<string, string>>()

  /** Responds to a request. Undefined for other services. */
  async answer(request: Request): Promise<Response | undefined> {
    const [, action] = request.headers.get('x-amz-target')?.match(/^AmazonSQS\.(\w+)$/) ?? []
    if (action === undefined) return undefined
    const body = queueBody.parse(await request.json())
    const name = body.QueueName ?? body.QueueUrl?.split('/').at(-1) ?? ''
    const toUrl = (queue: string): string => new URL(`/queues/${queue}`, request.url).href
    if (action === 'CreateQueue') this.#queues.set(name, this.#queues.get(name) ?? new Map())
    if (action === 'ListQueues') return respond({ QueueUrls: [...this.#queues.keys()].map(toUrl) })
    const messages = this.#queues.get(name)
    if (messages === undefined)
      return respond({ __type: 'com.amazonaws.sqs#QueueDoesNotExist', message: `no queue ${name}` }, 400)
    return respond(act(action, { ...body, messages, url: toUrl(name) }))
  }
}

type QueueCall = z.infer<typeof queueBody> & { messages: Map<string, string>; url: string }

function act(action: string, { messages, url, MessageBody = '', ReceiptHandle = '' }: QueueCall): object {
  switch (action) {
    case 'CreateQueue':
    case 'GetQueueUrl':
      return { QueueUrl: url }
    case 'SendMessage': {
      const id = `message-${messages.size + 1}`
      messages.set(id, MessageBody)
      return { MessageId: id, MD5OfMessageBody: hash(MessageBody) }
    }
    case 'GetQueueAttributes':
      return { Attributes: { ApproximateNumberOfMessages: String(messages.size) } }
    case 'ReceiveMessage':
      return {
        Messages: [...messages].map(([id, body]) => ({
          MessageId: id,
          ReceiptHandle: id,
          Body: body,
          MD5OfBody: hash(body),
        })),
      }
    case 'DeleteMessage':
      messages.delete(ReceiptHandle)
      return {}
    default:
      throw new Error(`The queue service has no ${action}.`)
  }
}

const hash = (text: string): string => createHash('md5').update(text).digest('hex')

const respond = (value: object, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/x-amz-json-1.0' },
  })

/** Objects of buckets over the REST protocol of S3, in memory. */
export class BucketsInMemory {
  readonly #objects = new Map<string, ArrayBuffer>()

  /** Responds to a signed request. Undefined for other services. */
  async answer(request: Request): Promise<Response | undefined> {
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256 ')) return undefined
    const { pathname } = new URL(request.url)
    if (request.method === 'PUT') {
      this.#objects.set(pathname, await request.arrayBuffer())
      return new Response(null, { headers: { ETag: '"1"' } })
    }
    const found = this.#objects.get(pathname)
    return found === undefined
      ? new Response('<Error><Code>NoSuchKey</Code></Error>', { status: 404 })
      : new Response(found, { headers: { ETag: '"1"' } })
  }
}
