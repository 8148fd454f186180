import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { findEngineSource, includesPath, isInput, listInputs } from './site-inputs.ts'

describe('findEngineSource', () => {
  test('returns the folder of the engine in its repository', () => {
    expect(findEngineSource()).toBe(join(import.meta.dirname, '..'))
  })

  test.each(['/site/node_modules/docent/src/', 'C:\\site\\node_modules\\docent\\src\\'])(
    'returns nothing for the installed package %s',
    (folder) => {
      expect(findEngineSource(folder)).toBeUndefined()
    },
  )
})

test('an edit is of code, of data, or of no input', () => {
  const root = createTemporaryFolder({
    'docs.config.ts': "import { menu } from './navigation/menu.ts'\nimport './src/config/define-config.ts'\n",
    'navigation/menu.ts': "export { items } from './items.ts'\n",
    'src/config/define-config.ts': "import '../shared/config.ts'\n",
    'components/Chart.tsx': "import { Axis } from '../charts/Axis'\n",
    'charts/Axis.tsx': 'export const Axis = 1\n',
  })
  const engine = join(root, 'src')
  const inputs = listInputs(root, { engine, documents: [join(root, 'openapi/v1/api.yaml')] })
  const classify = (path: string): string => {
    const absolute = join(root, path)
    if (!isInput(inputs, absolute)) return 'ignored'
    if (includesPath(inputs.code, absolute)) return 'code'
    return includesPath(inputs.data, absolute) ? 'data' : 'folder on the way'
  }
  const kinds = {
    'docs.config.ts': 'data',
    'docs.stages.ts': 'code',
    'content/docs/index.md': 'data',
    'static/logo.svg': 'data',
    'openapi/v1/api.yaml': 'data',
    'openapi/v1': 'folder on the way',
    openapi: 'folder on the way',
    '': 'folder on the way',
    'openapi/v2/api.yaml': 'ignored',
    'charts/Axis.tsx': 'data',
    'charts/Line.tsx': 'ignored',
    'navigation/menu.ts': 'code',
    // It doesn't exist yet.
    'navigation/items.ts': 'code',
    'src/theme/button.tsx': 'code',
    'src/theme/button.test.tsx': 'ignored',
    'src/theme/__snapshots__/button.test.tsx.snap': 'ignored',
    'contents/a.md': 'ignored',
    'dist/index.html': 'ignored',
    'node_modules/a/index.js': 'ignored',
    '.docent/cache/a': 'ignored',
  }
  expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, classify(path)]))).toEqual(kinds)
  expect(inputs.code).toHaveLength(4)
})
