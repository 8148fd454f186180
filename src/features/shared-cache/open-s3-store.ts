import { AwsClient } from 'aws4fetch'
import type { ObjectStore } from './object-store.ts'

/** Default time limit of a request, in ms. Packs have about 8 MB. */
const defaultTimeout = 30_000

/** Attempts after a failed one, for answers such as 503. A connection that fails isn't tried again. */
const retries = 2

export interface S3Settings {
  /** URL of the server, such as `https://s3.cloud.example`. */
  endpoint: string
  bucket: string
  /** Start of all names, without slashes at its ends. May be empty. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
  region: string
  /** Time limit of a request, in ms. */
  timeout?: number
}

/** Opens a store in a bucket of an S3-compatible server. The bucket must exist. */
export function openS3Store({
  endpoint,
  bucket,
  prefix,
  sessionToken,
  timeout = defaultTimeout,
  ...settings
}: S3Settings): ObjectStore {
  const client = new AwsClient({
    ...{ ...settings, service: 's3', retries },
    ...(sessionToken === undefined ? {} : { sessionToken }),
  })
  const request = async (method: 'GET' | 'PUT', name: string, body?: Uint8Array): Promise<Response> => {
    const path = [bucket, prefix, name].filter((part) => part !== '').join('/')
    const init = { method, signal: AbortSignal.timeout(timeout) }
    const response = await client.fetch(
      `${endpoint.replace(/\/+$/, '')}/${path}`,
      body === undefined ? init : { ...init, body: Buffer.from(body) },
    )
    if (response.ok || (method === 'GET' && response.status === 404)) return response
    throw new Error(`${method} ${path}: status ${response.status}${formatCode(await response.text())}`)
  }
  return {
    async get(name) {
      const response = await request('GET', name)
      const content = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404 && readCode(Buffer.from(content).toString()) === 'NoSuchBucket')
        throw new Error(`The bucket ${bucket} doesn't exist.`)
      return response.status === 404 ? undefined : content
    },
    async put(name, content) {
      await request('PUT', name, content)
    },
  }
}

/** Returns the code in the XML of an error, such as “AccessDenied”. */
const readCode = (xml: string): string | undefined => xml.match(/<Code>(\w+)<\/Code>/)?.[1]

function formatCode(xml: string): string {
  const code = readCode(xml)
  return code === undefined ? '' : ` (${code})`
}
