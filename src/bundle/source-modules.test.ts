import { expect, test } from 'vitest'
import { chunks, createChunkGroups, toModuleId } from './source-modules.ts'

test('every module of a chunk exists and is imported by the scripts of the browser', () => {
  expect(createChunkGroups().map(({ name }) => name)).toEqual(chunks.map(({ name }) => name))
})

test.each([
  ['does not exist', 'runtime/mesages.ts'],
  ['only the build imports', 'bundle/bundle-app.ts'],
])('a module that %s is an error', (_, path) => {
  const list = [{ name: 'shell', modules: ['runtime/stores/message-store.ts', path] }]
  expect(() => createChunkGroups(list)).toThrow(
    `src/bundle/source-modules.ts names modules that don't exist or that the browser's scripts don't import:\n- src/${path} (chunk \`shell\`)`,
  )
})

test('a chunk takes its modules and packages, and nothing with a similar name', () => {
  const [group] = createChunkGroups([
    { name: 'shell', modules: ['runtime/stores/message-store.ts'], packages: ['react'] },
  ])
  const taken = [
    toModuleId('runtime/stores/message-store.ts'),
    '/site/node_modules/react/index.js',
    String.raw`C:\site\node_modules\react\index.js`,
    toModuleId('theme/shell/useMessages.ts'),
    '/site/node_modules/react-dom/index.js',
  ].map((id) => group?.test(id))
  expect(taken).toEqual([true, true, true, false, false])
})
