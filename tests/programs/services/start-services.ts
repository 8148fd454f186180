import { loadApis } from '../../../src/build/load-apis.ts'
import { getCacheFolder } from '../../../src/disk/cache-folder.ts'
import { computeEngineDigests } from '../../../src/disk/engine-digest.ts'
import { listen } from '../../../src/server/listen.ts'
import { createMock } from '../../../src/server/mock/create-mock.ts'
import { config, inputs, siteRoot } from '../../api/our-documents.ts'
import { BucketsInMemory, QueuesInMemory } from './answer-aws.ts'
import { answerComfyUi } from './answer-comfyui.ts'
import { answerOpenAi } from './answer-openai.ts'
import { QdrantInMemory } from './answer-qdrant.ts'
import { answerTriton } from './answer-triton.ts'

export interface Services {
  /** Without a slash at the end. */
  origin: string
  /** Requests that no service has or that a service refused. */
  refused: string[]
  stop(): Promise<void>
}

/** Starts one server for what the programs of the guides call: both APIs, models, ComfyUI, Triton, Qdrant, queues, and buckets. */
export async function startServices(): Promise<Services> {
  const answerApi = createApis()
  const qdrant = new QdrantInMemory()
  const queues = new QueuesInMemory()
  const buckets = new BucketsInMemory()
  const refused: string[] = []
  const answer = async (request: Request): Promise<Response> => {
    const response =
      (await answerOpenAi(request)) ??
      (await answerComfyUi(request)) ??
      (await answerTriton(request)) ??
      (await queues.answer(request)) ??
      (await buckets.answer(request)) ??
      (await answerApi(request)) ??
      (await qdrant.answer(request)) ??
      Response.json({ message: 'No service has this address.' }, { status: 404 })
    if (!response.ok)
      refused.push(
        `${response.status} ${request.method} ${new URL(request.url).pathname}: ${await response.clone().text()}`,
      )
    return response
  }
  // With a host name, clients of S3 would look for each bucket's own host.
  const server = await listen(answer, 0, { host: '127.0.0.1' })
  const stop = async (): Promise<void> => {
    server.close()
    await server.closed
  }
  return { origin: new URL(server.url).origin, refused, stop }
}

/** Responds with the examples of the OpenAPI documents, below the paths of their real servers. */
function createApis(): (request: Request) => Promise<Response | undefined> {
  const { apis, problems } = loadApis({
    root: siteRoot,
    cache: getCacheFolder(siteRoot),
    config,
    engine: computeEngineDigests(),
    variables: inputs.variables,
  })
  if (problems.length > 0) throw new Error(problems[0]?.problem)
  const mocks = apis
    .map(({ loaded: { document } }) => ({ document, base: new URL(document.servers[0]?.url ?? '').pathname }))
    .sort((first, second) => second.base.length - first.base.length)
    .map(({ document, base }) => ({ base, mock: createMock(document, base) }))
  return async (request) => {
    const { pathname } = new URL(request.url)
    return mocks.find(({ base }) => pathname.startsWith(`${base}/`))?.mock.handler(request)
  }
}
