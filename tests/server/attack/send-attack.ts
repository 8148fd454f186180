import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

/** A request as an attacker writes it. */
export interface AttackRequest {
  method: string
  /** Path and query, sent as they are. */
  target: string
  headers: Record<string, string>
  body: string | undefined
}

export interface AttackResponse {
  /** 0 without a response. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Why there is no response. */
  error: string | undefined
}

/** Milliseconds until a server that says nothing counts as silent. */
const patience = 20_000

/** Sends a request and never throws. */
export function sendAttack(port: number, attack: AttackRequest, agent?: Agent): Promise<AttackResponse> {
  const { method, target, headers, body } = attack
  return new Promise((resolve) => {
    const fail = ({ message }: Error): void =>
      resolve({ status: 0, headers: {}, body: Buffer.alloc(0), error: message })
    const options = { host: '127.0.0.1', port, path: target, method, headers, agent: agent ?? false }
    const sent = request({ ...options, timeout: patience }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, body: Buffer.concat(chunks), error: undefined })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('The server is silent.')))
    sent.on('error', fail)
    sent.end(body)
  })
}
