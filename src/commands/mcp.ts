import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { outOption, resolveOut, rootOption } from '../cli/options.ts'
import { openSite } from '../server/open-site.ts'
import { createMcpServer } from '../server/search-and-mcp/mcp/create-mcp-server.ts'
import { createRemoteReader } from '../server/search-and-mcp/site-data/create-remote-reader.ts'
import { createFolderReader } from '../server/search-and-mcp/site-data/read-site-file.ts'
import { createSiteData } from '../server/search-and-mcp/site-data/site-data.ts'

/** Defines `docent mcp`. */
export function defineMcp(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .addOption(
      new Option('--url <url>', 'home page of a published site to read instead of a built one').argParser(
        parseHttpUrl,
      ),
    )
    .action(({ url, ...folders }) => serveMcp(url === undefined ? { folder: resolveOut(folders) } : { url }))
}

function parseHttpUrl(value: string): URL {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('It must be a URL such as `https://docs.example/`.')
  return url
}

/** A site in a folder, or a published one by its home page. */
type McpSource = { folder: string } | { url: URL }

/**
 * Answers an assistant over standard input and output until the input ends. Throws a `DocsError` if there is no site in
 * the folder, and a `SiteUnreachableError` if a published site can't be read.
 */
async function serveMcp(source: McpSource): Promise<void> {
  // Reports a missing site before the assistant connects.
  if ('folder' in source) openSite(source.folder)
  const data = createSiteData(
    'folder' in source ? createFolderReader(source.folder) : createRemoteReader(source.url),
  )
  await data.readSummary()
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
  })
  // Standard output is for messages only.
  const { close } = serveStdio(() => createMcpServer(data), { maxSubscriptions: 0, onerror: console.error })
  await ended
  await close()
}
