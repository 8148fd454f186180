import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installOnce } from '../install-once.ts'
import type { BenchOptions } from '../options.ts'
import type { MeasuredDocument } from './api-document.ts'
import type { Renderer } from './renderers.ts'

/** The other renderers. */
export type Peer = Exclude<Renderer, 'Docent'>

/** Versions printed in the report. */
export const peerVersions = { redoc: '3.0.1', 'swagger-ui-dist': '5.35.0' } as const

/** The version that Redoc requires was missing in the registry. Its standalone bundle doesn't use it. */
const telemetryVersion = '0.2.2'

/** The smallest page of each, from its documentation. Its files are in the same folder. */
const pages: Record<Peer, { files: string[]; html: string; script?: string }> = {
  Redoc: {
    files: ['redoc/bundles/redoc.standalone.js'],
    html: `<redoc spec-url="openapi.json"></redoc>
<script type="module" src="redoc.standalone.js"></script>`,
  },
  'Swagger UI': {
    files: ['swagger-ui-dist/swagger-ui-bundle.js', 'swagger-ui-dist/swagger-ui.css'],
    html: `<link rel="stylesheet" href="swagger-ui.css">
<div id="swagger-ui"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>`,
    // With all groups open, which is the default, it renders rows one by one and sometimes misses the operation.
    script: `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#swagger-ui', deepLinking: true, docExpansion: 'none' })\n`,
  },
}

/** Creates the folder of a static page that shows the document, and returns its path. */
export async function preparePeerPage(
  peer: Peer,
  document: MeasuredDocument,
  options: BenchOptions,
): Promise<string> {
  const root = join(options.work, 'api-peers')
  await installPeers(root)
  const folder = join(root, `${peer.toLowerCase().replace(' ', '-')}-${document.name}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { files, html, script } = pages[peer]
  for (const file of files) {
    await copyFile(join(root, 'node_modules', file), join(folder, file.replace(/^.*\//, '')))
  }
  if (script !== undefined) await writeFile(join(folder, 'start.js'), script)
  await writeFile(join(folder, 'index.html'), createPage(html))
  await writeFile(join(folder, 'openapi.json'), document.json)
  return folder
}

/** Libraries that only the other bundles of Redoc need are left out by `--legacy-peer-deps`; no scripts of packages are run. */
const installPeers = (root: string): Promise<void> =>
  installOnce({
    root,
    label: 'Redoc and Swagger UI',
    manifest: {
      name: 'bench-api-peers',
      dependencies: peerVersions,
      overrides: { '@redocly/redoc-opentelemetry': telemetryVersion },
    },
    flags: ['--ignore-scripts', '--legacy-peer-deps'],
  })

function createPage(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference</title>
</head>
<body>
${body}
</body>
</html>
`
}
