/** Texts of an API page around its operations. Those that only a script says travel in the page's HTML. */
export const indexMessages = {
  allOperations: 'All operations',
  closeIndex: 'Close the list of operations',
  filterOperations: 'Filter operations',
  operationsOf: 'Operations of {name}',
  overview: 'Overview',
  deprecated: 'deprecated',
  showAll: 'Show all on one page',
  downloads: 'Downloads',
  openApiYaml: 'OpenAPI document, YAML',
  openApiJson: 'OpenAPI document, JSON',
  postman: 'Postman collection',
  withoutScript: 'Without a script, operations open on the page of their group: follow the name of a group.',
}

/** What the script of an API page says. `{…}` is filled in. */
export const referenceTexts = {
  everything: 'All operations',
  noMatch: 'No operation matches.',
  oneMatch: '1 operation',
  matches: '{count} operations',
  missing: 'There is no operation or group "{name}" in this reference.',
  nearest: 'Did you mean:',
  failed: 'This could not be loaded. Check your connection, then try again.',
  retry: 'Retry',
  loadingGroups: 'Loading group {count} of {total}',
  loadedGroups: 'All {count} operations are on this page.',
}

export type ReferenceTexts = typeof referenceTexts
