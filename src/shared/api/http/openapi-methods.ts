/**
 * Methods with their own key in an OpenAPI path item. `query` was added in 3.2; others go in `additionalOperations`.
 */
export const openApiMethods: readonly string[] = [
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
