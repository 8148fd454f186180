import { apiCatalogType } from '../../src/shared/output/api-catalog-path.ts'
import type { TableRow } from './table-row.ts'
import { apiLink, catalogLink, homeLink } from './table-site.ts'

const open = { 'access-control-allow-origin': '*' }
const closed = { 'access-control-allow-origin': undefined }

/** Documents that programs of any site may read, and headers that lead to them. */
export const documentRows: TableRow[] = [
  { path: '/', status: 200, body: '<p>home</p>', expected: { ...closed, link: homeLink } },
  { path: '/api/x/', status: 200, body: '<p>API', expected: { ...closed, link: apiLink } },
  {
    path: '/api/x/',
    headers: { Accept: 'text/markdown' },
    status: 200,
    body: '# API',
    expected: { ...open, link: apiLink },
  },
  { path: '/api/x/nodes/', status: 200, body: '<p>group', expected: { ...closed, link: apiLink } },
  { path: '/api/x', status: 301, location: '/api/x/', expected: { ...closed, link: undefined } },
  { path: '/api/x/nowhere/', status: 404, expected: { ...closed, link: undefined } },
  { path: '/api/x/openapi.json', status: 200, expected: { ...open, link: undefined } },
  { path: '/docs/x/', status: 200, expected: { ...closed, link: undefined } },
  { path: '/docs/x/', headers: { Accept: 'text/markdown' }, status: 200, expected: open },
  { path: '/docs/x/index.md', status: 200, expected: open },
  { path: '/docs/x/nothing.md', status: 404, expected: closed },
  { path: '/robots.txt', status: 200, expected: open },
  { path: '//robots.txt', status: 301, location: '/robots.txt', expected: closed },
  { path: '/_/assets/start-1.js', status: 200, expected: closed },
  {
    path: '/.well-known/api-catalog',
    status: 200,
    body: '{"linkset"',
    expected: { ...open, 'content-type': apiCatalogType, link: catalogLink },
  },
  {
    method: 'HEAD',
    path: '/.well-known/api-catalog',
    status: 200,
    expected: { ...open, 'content-type': apiCatalogType, link: catalogLink },
  },
  { path: '//.well-known/api-catalog', status: 301, location: '/.well-known/api-catalog' },
  { method: 'POST', path: '/.well-known/api-catalog', status: 405, expected: { allow: 'GET, HEAD' } },
]
