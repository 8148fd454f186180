/** Methods that a path item of OpenAPI names by keys of its own; `query` came with 3.2, which has `additionalOperations` for others. */
export const methods: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
]
