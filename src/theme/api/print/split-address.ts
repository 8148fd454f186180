/** Splits an address after its slashes: `/nodes/{node_id}/` → `/nodes/`, `{node_id}/`. The scheme stays with the host. */
export const splitAddress = (address: string): string[] =>
  address.match(/^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^/]*\/?|[^/]+\/?|\//gi) ?? []
