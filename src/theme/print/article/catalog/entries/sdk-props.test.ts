import { expect, test } from 'vitest'
import { emptyLibrary, sampleSite } from '../../../../../../tests/unit/sample-values.ts'
import type { FactTable } from '../../../../../shared/content/catalog/catalog.ts'
import type { ArticleContext } from '../../../../../shared/output/render-module.ts'
import { resolveCatalogProps } from '../catalog-props.ts'

const table = (rows: FactTable['rows']): FactTable => ({ title: '', columns: [], rows })

const context: ArticleContext = {
  title: 'X',
  site: { ...sampleSite, base: '/x/' },
  locale: undefined,
  messages: {},
  topics: {},
  library: emptyLibrary,
  catalog: new Map([
    [
      'operations',
      table({ a: { api: 'tir', name: 'stopNode', method: 'PUT', path: '/stop/', sdk: 'Nodes.stop' } }),
    ],
    [
      'sdk',
      table({
        Nodes_stop: {
          name: 'Nodes.stop',
          returns: 'The node.',
          errors: 'KeyError: no node.',
          formerly: 'halt(id).',
          url: '/sdk/#stop',
        },
        init: { name: 'init' },
      }),
    ],
    [
      'sdk-parameters',
      {
        title: 'Parameters',
        columns: ['parameter', 'required', 'description'].map((key) => ({
          key,
          label: key,
          unit: undefined,
          code: false,
        })),
        rows: {
          a: { method: 'Nodes.stop', parameter: 'id', value: 'int', required: 'Yes', description: 'ID.' },
          b: {
            method: 'Nodes.stop',
            parameter: 'mode',
            default: '"soft"',
            values: 'soft, hard',
            description: 'How.',
          },
          c: { method: 'Nodes.stop', parameter: 'note', default: 'None', description: 'Why.' },
        },
      },
    ],
  ]),
  area: 'tir',
  operationUrl: (api, id) => (api === 'tir' ? `/api/tir/#/${id}` : undefined),
}

test('a call of the SDK has its signature, its parameters, and the operations with the same effect', () => {
  expect(resolveCatalogProps('SdkCall', { name: 'Nodes.stop' }, context)).toEqual({
    summary: '',
    usage: { text: 'Nodes.stop(id, mode="soft", note=None)', language: 'python' },
    options: {
      title: 'Parameters',
      columns: [
        expect.objectContaining({ key: 'parameter' }),
        expect.objectContaining({ key: 'description' }),
      ],
      rows: [
        { parameter: 'id: int', description: '**Required.** ID.' },
        { parameter: 'mode', description: 'How. Values: `soft`, `hard`. Default: `"soft"`.' },
        { parameter: 'note', description: 'Why.' },
      ],
    },
    notes: [
      { label: 'Returns', text: 'The node.' },
      { label: 'Errors', text: 'KeyError: no node.' },
      { label: 'Formerly', text: 'halt(id).' },
    ],
    operations: [{ method: 'PUT', path: '/stop/', url: '/api/tir/#/stopNode' }],
    guides: [],
  })
  expect(resolveCatalogProps('SdkCall', { name: 'init' }, context)).toMatchObject({
    usage: { text: 'init()' },
  })
  expect(resolveCatalogProps('SdkLink', { name: 'Nodes.stop' }, context).url).toBe('/x/sdk/#stop')
})
