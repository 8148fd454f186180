import { expect, test } from 'vitest'
import { splitUrl } from './UrlText.tsx'

test.each([
  ['/nodes/', ['/nodes/']],
  ['/nodes/{node_id}/actions', ['/nodes/', '{node_id}/', 'actions']],
  ['nodes/list', ['nodes/', 'list']],
  ['/a//b', ['/a/', '/', 'b']],
  ['/', ['/']],
  ['', []],
  [
    'https://api.e2e-cloud.example/myaccount/api/v1',
    ['https://api.e2e-cloud.example/', 'myaccount/', 'api/', 'v1'],
  ],
  ['https://api.example', ['https://api.example']],
])('[R-031] %s is split after slashes', (address, parts) => {
  expect(splitUrl(address)).toEqual(parts)
  expect(splitUrl(address).join('')).toBe(address)
})
