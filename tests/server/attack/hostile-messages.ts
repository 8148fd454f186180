/** A message to the MCP server, and what it responds. */
export interface HostileMessage {
  name: string
  body: string
  status: number
  answer?: RegExp
}

const message = (method: string, params: object, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const callTool = (name: string, input: unknown): string => message('tools/call', { name, arguments: input })

/** A valid search. */
export const searchCall = (query: string): string => callTool('search_docs', { query })

const read = (url: string, more: object = {}): string => callTool('read_page', { url, ...more })

const invalid = /-32600|-32700/
const refused = /Invalid|"error"|isError":true/

/** Messages of clients that are broken or attack. */
export const hostileMessages: HostileMessage[] = [
  { name: 'null', body: 'null', status: 400, answer: invalid },
  { name: 'a number', body: '1', status: 400, answer: invalid },
  { name: 'a text', body: '"x"', status: 400, answer: invalid },
  { name: 'half of JSON', body: '{"jsonrpc":', status: 400, answer: invalid },
  { name: 'an empty batch', body: '[]', status: 400, answer: invalid },
  { name: 'a batch of nothing', body: '[null,1]', status: 400, answer: invalid },
  { name: 'deep lists', body: '['.repeat(30_000), status: 400, answer: invalid },
  { name: 'deep objects', body: '{"a":'.repeat(9000), status: 400, answer: invalid },
  {
    name: 'a prototype',
    body: '{"__proto__":{"jsonrpc":"2.0"},"id":1,"method":"tools/list"}',
    status: 400,
    answer: invalid,
  },
  { name: 'an object as ID', body: message('tools/list', {}, {}), status: 400, answer: invalid },
  {
    name: 'an endless ID',
    body: '{"jsonrpc":"2.0","id":1e999,"method":"tools/list"}',
    status: 400,
    answer: invalid,
  },
  { name: 'a large message', body: 'x'.repeat(70_000), status: 413, answer: /body_too_large/ },
  { name: 'a method that is a property', body: message('__proto__', {}), status: 200, answer: /-32601/ },
  { name: 'a response', body: '{"jsonrpc":"2.0","id":1,"result":{}}', status: 202 },
  {
    name: 'a subscription',
    body: message('resources/subscribe', { uri: 'x' }),
    status: 200,
    answer: /-32601/,
  },
  { name: 'a tool that is a property', body: callTool('constructor', {}), status: 200, answer: /-32602/ },
  { name: 'an object as query', body: callTool('search_docs', { query: {} }), status: 200, answer: refused },
  { name: 'a list as input', body: callTool('search_docs', []), status: 200, answer: refused },
  { name: 'a query of 60 KB', body: searchCall('a'.repeat(60_000)), status: 200, answer: refused },
  { name: 'half a surrogate', body: searchCall('\ud800'.repeat(50)), status: 200 },
  { name: 'combining marks', body: searchCall('\u0301'.repeat(60)), status: 200 },
  { name: 'a negative offset', body: read('/', { offset: -5 }), status: 200, answer: refused },
  { name: 'an endless offset', body: read('/', { offset: 1e308 }), status: 200, answer: refused },
  {
    name: 'a section of brackets',
    body: read('/', { section: '(['.repeat(90) }),
    status: 200,
    answer: refused,
  },
  { name: 'a path out of the site', body: read('/../../../../etc/passwd'), status: 200, answer: /no page/ },
  {
    name: 'an encoded path out of the site',
    body: read('/docs/..%2f..%2f..%2fpackage.json'),
    status: 200,
    answer: /no page/,
  },
  { name: 'a file', body: read('file:///etc/passwd'), status: 200, answer: /isn't an address/ },
  { name: 'another host', body: read('http://127.0.0.1:1/docs/'), status: 200, answer: /isn't an address/ },
  { name: 'a hidden file', body: read('/_/site.json'), status: 200, answer: /no page/ },
  { name: 'a long address', body: read('/a'.repeat(25_000)), status: 200, answer: refused },
  {
    name: 'a resource that is a file',
    body: message('resources/read', { uri: 'file:///etc/passwd' }),
    status: 200,
    answer: /not found/,
  },
]
