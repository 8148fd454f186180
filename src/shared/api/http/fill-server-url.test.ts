import { expect, test } from 'vitest'
import { fillServerUrl } from './fill-server-url.ts'
import { listServerUrls } from './list-server-urls.ts'

const region = { name: 'region', default: 'delhi', values: ['delhi', 'chennai'], description: '' }
const port = { name: 'port', default: '443', values: [], description: '' }
const server = {
  url: 'https://delhi.api.example:443/v1',
  template: 'https://{region}.api.example:{port}/v1',
  description: '',
  variables: [region, port],
}

test('[R-033] the values that a reader chooses are in the URL of the server', () => {
  expect(fillServerUrl(server, { region: 'chennai', port: '' })).toBe('https://chennai.api.example:443/v1')
  expect(fillServerUrl({ url: 'https://api.example', description: '' }, { region: 'x' })).toBe(
    'https://api.example',
  )
})

test('the URLs of a server have every allowed value, unless there are too many', () => {
  expect(listServerUrls(server)).toEqual([server.url, 'https://chennai.api.example:443/v1'])
  const many = Array.from({ length: 50 }, (_, index) => `r${index}`)
  expect(listServerUrls({ ...server, variables: [{ ...region, values: many }, port] })).toEqual([server.url])
})
