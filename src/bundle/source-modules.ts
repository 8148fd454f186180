import { fileURLToPath } from 'node:url'
import { listEngineFiles, toModulePath } from '../disk/engine-digest.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const listName = 'src/bundle/source-modules.ts'

/** Entry files of the bundler. The engine's digest follows these URLs like imports. */
export const entryFiles = {
  boot: new URL('../entry/before-first-paint.ts', import.meta.url),
  redirect: new URL('../entry/redirect.ts', import.meta.url),
  offlineWorker: new URL('../entry/offline-worker.ts', import.meta.url),
  offlineRemoval: new URL('../entry/offline-removal.ts', import.meta.url),
  start: new URL('../entry/capture-early-input.ts', import.meta.url),
  render: new URL('../entry/render.tsx', import.meta.url),
  coreStyle: new URL('../theme/styles/sheets/core.css', import.meta.url),
}

/** Modules that the start script imports later, on idle and on API pages. Each starts a chunk. */
export const lateModules = {
  idle: 'entry/hydrate-shell.tsx',
  api: 'runtime/api/start-api-page.ts',
}

interface Chunk {
  name: string
  /** Files below `src/`. */
  modules: readonly string[]
  packages?: readonly string[]
  /** If several chunks match a module, the one with the highest number wins. */
  priority?: number
}

/** Chunks that the bundler wouldn't create by itself. */
export const chunks: readonly Chunk[] = [
  {
    // Used with and without React, in the script that every page loads: API pages start without React.
    name: 'start',
    modules: [
      'entry/capture-early-input.ts',
      'runtime/analytics/load-analytics.ts',
      'runtime/dom/announce.ts',
      'runtime/loading/fetch-file.ts',
      'runtime/dom/focus.ts',
      'runtime/loading/prefetch-policy.ts',
      'runtime/dom/on-visible.ts',
      'runtime/scrolling/record-scroll-positions.ts',
      'runtime/scrolling/load-details-restoring.ts',
      'runtime/dom/trusted-html.ts',
      'shared/messages/fill-message.ts',
      'shared/urls.ts',
    ],
    priority: 1,
  },
  {
    // Imported by nearly every module. Small separate files compress badly.
    name: 'shell',
    modules: [
      'runtime/article/confirm-copy.ts',
      'runtime/stores/message-store.ts',
      'runtime/stores/site-store.ts',
      'runtime/stores/value-store.ts',
      'theme/shell/StaticHtml.tsx',
      'theme/shell/icons/Icon.tsx',
      'theme/shell/useMessages.ts',
    ],
    packages: ['react', 'react-dom', 'preact'],
  },
  // Shared by API pages and search. Two files, because the start script loads every file of an API page, and filters
  // need only the second one.
  {
    name: 'hash-route',
    modules: [
      'runtime/api/load-json.ts',
      'shared/api/api-files.ts',
      'shared/api/pages/hash-route.ts',
      'shared/site/head-title.ts',
    ],
  },
  {
    name: 'match-words',
    modules: ['shared/matching/match-words.ts', 'shared/messages/count-message.ts'],
  },
  {
    // Shared by page navigation and API pages, which don't wait for the shell.
    name: 'navigation',
    modules: [
      'runtime/loading/fetch-cache.ts',
      'runtime/loading/page-cache.ts',
      'runtime/loading/read-page-snapshot.ts',
      'runtime/navigation/intercept-navigation.ts',
    ],
    priority: 1,
  },
]

interface ChunkGroup {
  name: string
  test(id: string): boolean
  priority: number
}

/** Converts chunks to Rolldown's `codeSplitting.groups`. Throws if a module isn't part of the browser's scripts. */
export function createChunkGroups(list: readonly Chunk[] = chunks): ChunkGroup[] {
  checkModules(list)
  return list.map(({ name, modules, packages = [], priority = 0 }) => {
    const ids = new Set(modules.map(toModuleId))
    const folders = packages.map((packageName) => `/node_modules/${packageName}/`)
    return {
      name,
      priority,
      test: (id) => {
        const path = withSlashes(id)
        return ids.has(path) || folders.some((folder) => path.includes(folder))
      },
    }
  })
}

/** Converts a path below `src/` to Vite's name for the module. */
export const toModuleId = (path: string): string => withSlashes(source) + toModulePath(path)

const withSlashes = (path: string): string => path.replaceAll('\\', '/')

function checkModules(list: readonly Chunk[]): void {
  const bundled = new Set(listEngineFiles(['entry/capture-early-input.ts']))
  const late = Object.values(lateModules).map((path) => ({ path, chunk: 'late script' }))
  const named = list.flatMap(({ name, modules }) =>
    modules.map((path) => ({ path, chunk: `chunk \`${name}\`` })),
  )
  const missing = [...late, ...named].filter(({ path }) => !bundled.has(toModulePath(path)))
  if (missing.length === 0) return
  const lines = missing.map(({ path, chunk }) => `- src/${path} (${chunk})`)
  throw new Error(
    `${listName} names modules that don't exist or that the browser's scripts don't import:\n${lines.join('\n')}`,
  )
}
