import { type Address, formatAddress, parseAddress, type SiteAddresses } from '../../shared/site/ledger.ts'

const introduction = `# Every address that this site has published: pages, files, headings. \`docent check\` fails when one is lost.
# \`docent ledger update\` writes this file. It adds addresses, and never removes one.
`

/** Formats a ledger, sorted, with each address once. */
export function formatLedger(addresses: readonly string[]): string {
  const lines = new Map<string, string>()
  for (const address of addresses.toSorted()) {
    const key = formatKey(address)
    if (!lines.has(key)) lines.set(key, address)
  }
  return `${introduction}\n${[...lines.values()].join('\n')}\n`
}

/** Lists the addresses of a site that its ledger doesn't have. */
export function listNewAddresses(rows: readonly Address[], { pages, oldAddresses }: SiteAddresses): string[] {
  const recorded = new Set(rows.map(formatAddress))
  const published = [...pages].flatMap(([path, { ids }]) => [
    formatAddress({ path, id: undefined }),
    ...[...ids].map((id) => formatAddress({ path, id })),
  ])
  return [...published, ...oldAddresses].filter((address) => !recorded.has(formatKey(address)))
}

/** Formats an address in the spelling that all of its spellings share. */
function formatKey(address: string): string {
  const parsed = parseAddress(address)
  return parsed === undefined ? address : formatAddress(parsed)
}
