import { describe, expect, test } from 'vitest'
import { resizeNode } from '../../../../tests/unit/resize-node.ts'
import {
  checkServerUrl,
  getCredentialKey,
  getSandboxRoot,
  listSandboxes,
  listServers,
} from './list-servers.ts'

const own = ' http://localhost:4010/v1/ '

describe('[R-033] the servers to choose from', () => {
  test('are the documented ones and a custom one', () => {
    const servers = listServers(resizeNode, { sandbox: undefined, own })
    expect(servers.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'real https://api.cloud.example',
      'own http://localhost:4010/v1',
    ])
  })

  test('start with the sandbox if there is one', () => {
    const sandbox = `${getSandboxRoot('http://docs.example', '/handbook/')}/cloud`
    const [first] = listServers(resizeNode, { sandbox, own })
    expect(first).toMatchObject({ kind: 'sandbox', url: 'http://docs.example/handbook/_/sandbox/cloud' })
  })

  test('have separate credentials, by origin', () => {
    const servers = listServers(resizeNode, { sandbox: 'http://docs.example/_/sandbox/cloud', own })
    expect(servers.map(getCredentialKey)).toEqual([
      'sandbox',
      'https://api.cloud.example',
      'http://localhost:4010',
    ])
    const nothing = { id: 'own', kind: 'own', url: 'nowhere', description: '' } as const
    expect(getCredentialKey(nothing)).toBe('none')
  })
})

const addresses: [string, string | undefined][] = [
  ['https://api.cloud.example', undefined],
  ['http://localhost:4010', undefined],
  ['http://127.0.0.1:4010/v1', undefined],
  ['http://[::1]:4010', undefined],
  ['', 'Enter the URL of a server.'],
  ['api.cloud.example', "This isn't the URL of a server. Write it like http://localhost:4010."],
  ['javascript:alert(1)', "This isn't the URL of a server. Write it like http://localhost:4010."],
  ['https://me:secret@api.cloud.example', 'Remove the username and password from the URL.'],
  ['https://api.cloud.example/?a=1', 'Remove "?", "#", and everything after them from the URL.'],
  [
    'http://api.cloud.example',
    "This page was loaded over HTTPS, and browsers don't let it call a server over HTTP. Use an https:// URL.",
  ],
]
test.each(addresses)('[R-033] the URL %j is checked before anything is sent', (url, problem) => {
  expect(checkServerUrl(url, 'https:')).toBe(problem)
})

test('[R-033] a page without HTTPS may send requests to servers without it', () => {
  expect(checkServerUrl('http://api.cloud.example', 'http:')).toBeUndefined()
})

describe('[R-033] a sandbox', () => {
  const answers: [string, () => Response, string[]][] = [
    [
      'that lists its APIs',
      () => Response.json({ apis: [{ id: 'cloud' }, { id: 'models' }] }),
      ['cloud', 'models'],
    ],
    ['of a host that has none', () => new Response('Not found', { status: 404 }), []],
    ['of a host that answers everything with a page', () => new Response('<!doctype html>'), []],
    ['that lists nothing', () => Response.json([]), []],
  ]
  test.each(answers)('%s', async (_, answer, ids) => {
    expect(await listSandboxes('http://docs.example/_/sandbox', async () => answer())).toEqual(ids)
  })

  test('that cannot be reached is tried again', async () => {
    const fail = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
    expect(await listSandboxes('http://docs.example/_/sandbox', fail)).toBeUndefined()
  })
})
