import { describe, expect, test } from 'vitest'
import { checkCall } from './guides/check-call.ts'
import { guides, shells } from './guides/our-guides.ts'
import { readCurlCalls, type SampleCall } from './guides/read-curl.ts'
import { readDeployments } from './guides/read-deployments.ts'
import type { Fence } from './guides/read-fences.ts'
import { readPythonCalls } from './guides/read-python.ts'
import { config, type DocumentNode, readDocument, toDocumentNode } from './our-documents.ts'

const documents = new Map<string, DocumentNode>()
for (const { id } of config.apis) documents.set(id, await readDocument(id))

/** The API whose server an address begins with: the longest, as one can be below the other. */
function findApi(url: string): { document: DocumentNode; path: string } | undefined {
  const servers = [...documents.values()].flatMap((document) =>
    [document.servers].flat().map((server) => ({ document, base: String(toDocumentNode(server).url) })),
  )
  const [found] = servers
    .filter(({ base }) => url.startsWith(`${base}/`))
    .sort((first, second) => second.base.length - first.base.length)
  return found && { document: found.document, path: url.slice(found.base.length) }
}

function listCalls(fence: Fence): SampleCall[] {
  if (shells.has(fence.language)) {
    return [...readCurlCalls(fence.code), ...readDeployments(fence.code, config.hosts.tirApi ?? '')]
  }
  return fence.language === 'python' ? readPythonCalls(fence.code) : []
}

/** The object that `jq` pipes to `curl`, as JSON with variables. */
const readPipedBody = (code: string): string | undefined =>
  code
    .match(/^jq --null-input [^']*'([^']*)' \|\s+curl /m)?.[1]
    ?.replace(/(?<=[{,]\s*)\w+(?=: )/g, '"$&"')
    .replace(/\benv\.(?=\w)/g, '$$')

/** A body in a file: piped from `jq`, from the here-document of the script, or from the block with its name as title. */
function fileIn(name: string, fence: Fence, fences: readonly Fence[]): string | undefined {
  if (name === '-') return readPipedBody(fence.code)
  const [, , written] = fence.code.match(new RegExp(`> ${name} <<'(\\w+)'\\n([\\s\\S]*?)\\n\\1`)) ?? []
  return written ?? fences.find(({ title }) => title === name)?.code
}

/** The value of a body. Undefined for a body that the script puts together with a program. */
function findBody({ call: { body }, fence, fences }: Sample): { value: unknown } | undefined {
  if (body === undefined) return { value: undefined }
  if (!body.startsWith('@')) return { value: parseBody(body) }
  const name = body.slice(1)
  const text = fileIn(name, fence, fences)
  if (text !== undefined) return { value: parseBody(text) }
  // The standard input is what a program before it in the pipe prints.
  if (name === '-' || fence.code.includes(`> ${name}`)) return undefined
  throw new Error(`sends the file ${name}, which no block of the page has as its title`)
}

/** Replaces variables for numbers and other values with strings, which `checkCall` accepts as any value. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text.replace(/(?<=[:[,]\s*)\$(?:\w+|\{\w+\})(?=\s*[,}\]])/g, '"$&"'))
  } catch (error) {
    throw new Error(`sends a body that isn't JSON: ${text}`, { cause: error })
  }
}

interface Sample {
  call: SampleCall
  api: { document: DocumentNode; path: string }
  fence: Fence
  fences: readonly Fence[]
}

const samples: Sample[] = guides.flatMap(({ fences }) =>
  fences.flatMap((fence) =>
    listCalls(fence).flatMap((call) => {
      const api = findApi(call.url)
      return api === undefined ? [] : [{ call, api, fence, fences }]
    }),
  ),
)

function listProblems(sample: Sample): string[] {
  const { call, api } = sample
  try {
    const body = findBody(sample)
    return body === undefined ? [] : checkCall(api.document, { ...call, path: api.path, ...body })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

describe('samples of the guides', () => {
  test('are found', () => {
    const places = samples.map(({ fence }) => fence.place.replace(/:\d+$/, ''))
    expect(places).toEqual(expect.arrayContaining(['content/docs/tir/GettingStarted/quickstart.mdx']))
    expect(new Set(samples.map(({ call }) => call.method))).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']))
  })

  test('[R-031] fit the documents: path, method, parameters and body', { timeout: 60_000 }, () => {
    const problems = samples.flatMap((sample) =>
      listProblems(sample).map((problem) => `${sample.fence.place} ${problem}`),
    )
    expect(problems).toEqual([])
  })

  test('include the endpoints that tutorials deploy', () => {
    const deployed = samples.filter(({ fence }) => fence.code.includes('deploy_endpoint endpoint.json'))
    expect(deployed.map(({ fence }) => fence.place.replace(/:\d+$/, ''))).toContain(
      'content/docs/tir/Inference/Tutorials/vllm.mdx',
    )
  })

  test('may have variables as numbers and in double quotes', () => {
    const [call] = readCurlCalls(`curl --data "{\\"vm_id\\": $VM_ID}" https://a.example`)
    expect(parseBody(call?.body ?? '')).toEqual({ vm_id: '$VM_ID' })
  })
})

describe('a call that does not fit', () => {
  const document = documents.get('myaccount') ?? {}
  const problemsOfScript = (script: string): string[] =>
    readCurlCalls(script).flatMap((call) =>
      checkCall(document, {
        ...call,
        path: call.url,
        value: call.body === undefined ? undefined : JSON.parse(call.body),
      }),
    )

  test.each([
    ['curl "/node/?apikey=k"', 'there is no operation GET /node/'],
    ['curl "/nodes/"', 'the query parameter apikey is missing'],
    ['curl "/nodes/?apikey=k&location=Delhi"', 'query parameter project_id is missing'],
    ['curl "/nodes/?apikey=k&project_id=1&location=Pune"', 'location cannot be Pune'],
    ['curl "/nodes/?project_id=$ID&location=Delhi"', 'the query parameter apikey is missing'],
    ['curl "/nodes/?apikey=k&project_id=1&location=Delhi&page=2"', 'unknown query parameter page'],
    [
      `curl --request PUT --data '{"type": "explode"}' "/nodes/1/actions/?apikey=k&project_id=1&location=Delhi"`,
      'there is no operation PUT /nodes/1/actions/',
    ],
    [
      `curl --data '{"vpc_name": "a", "is_e2e_vpc": "yes"}' "/vpc/?apikey=k&project_id=1&location=Delhi"`,
      'is_e2e_vpc',
    ],
    [
      `curl --data '{"vpc_name": "a", "is_e2e_vpc": true, "cidr": "x"}' "/vpc/?apikey=k&project_id=1&location=Delhi"`,
      'unknown field cidr',
    ],
  ])('is reported: %s', (script, problem) => {
    expect(problemsOfScript(script).join('\n')).toContain(problem)
  })

  test('has no placeholders', () => {
    expect(
      problemsOfScript('curl "/nodes/$NODE_ID/?apikey=k&project_id=<PROJECT_ID>&location=Delhi"'),
    ).toEqual([])
  })
})
