import { describe, expect, test } from 'vitest'
import {
  sampleBundle,
  sampleContentList,
  samplePage,
  sampleSite,
  sampleSitePage,
  sampleView,
} from '../../tests/unit/sample-values.ts'
import type { RenderTask } from '../shared/output/render-task.ts'
import type { SitePage } from '../shared/site/site.ts'
import type { RenderConstants } from './render-batch.ts'
import { createConstantKeys, createRenderKey, excluded } from './render-key.ts'

const constants: RenderConstants = {
  site: sampleSite,
  bundle: sampleBundle,
  catalog: [['operations', { title: 'Operations', columns: [], rows: {} }]],
  messages: { en: { next: 'Next page' }, ar: { next: 'التالي' } },
  listedFiles: [],
  listUrls: { questions: {}, services: {}, releases: {} },
  connections: ['https://api.example.com'],
}

const page: SitePage = sampleSitePage('a', {
  compiled: samplePage('a', {
    usesCatalog: true,
    contentLists: [sampleContentList({ component: 'ReleaseNotes' })],
  }),
  links: ['/docs/b/'],
  topics: {
    compute: [
      { label: 'Nodes', url: '/docs/n/', description: undefined, icon: undefined, pages: 1, sections: [] },
    ],
  },
  sectionRedirects: { old: '/docs/b/#new' },
})

const tasks: { [Kind in RenderTask['kind']]: Extract<RenderTask, { kind: Kind }> } = {
  page: { kind: 'page', page, sidebarItems: [], search: 'part' },
  list: {
    kind: 'list',
    page: {
      path: '/blog/',
      view: sampleView(),
      list: { kind: 'tags', tags: [] },
      excerpts: [page],
      translations: ['en'],
    },
  },
  template: { kind: 'template', page: { path: '/_/x.html', locale: 'en', title: 'X', article: '' } },
  api: {
    kind: 'api',
    page: { path: '/api/nodes/', group: 'nodes', item: undefined, view: sampleView() },
    items: [{ path: '/api/nodes/createNode/', group: 'nodes', item: 'createNode', view: sampleView() }],
    api: {
      key: 'k',
      icons: undefined,
      linkUrls: { a: '/docs/a/' },
      relatedPages: { guides: {}, documentUrls: {} },
    },
    isSplit: false,
    search: 'part',
  },
  apiItems: {
    kind: 'apiItems',
    page: { path: '/api/schemas/', group: undefined, item: undefined, view: sampleView() },
    items: [{ path: '/api/schemas/Node/', group: undefined, item: 'Node', view: sampleView() }],
    api: {
      key: 'k',
      icons: undefined,
      linkUrls: { a: '/docs/a/' },
      relatedPages: { guides: {}, documentUrls: {} },
    },
  },
}

const computeKey = (task: RenderTask, values: RenderConstants = constants): string =>
  createRenderKey(task, createConstantKeys(values, 'engine'))

/** Yields copies of a value, each with one change in it, and the path of the change. */
function* changesOf<T>(value: T, path: string[] = []): Generator<{ path: string[]; changed: T }> {
  if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value))
      for (const change of changesOf<unknown>(inner, [...path, field]))
        yield { path: change.path, changed: withField(value, field, change.changed) }
    const added = Array.isArray(value) ? [...value, value.at(-1) ?? 'more'] : { ...value, newField: 'more' }
    yield { path: [...path, '+'], changed: added as T }
  } else {
    yield { path, changed: `${value} changed` as T }
  }
}

function withField<T extends object>(value: T, field: string, inner: unknown): T {
  if (Array.isArray(value)) return value.with(Number(field), inner) as T
  return { ...value, [field]: inner }
}

/** Paths of all changes that leave the key as it is, as far as `depth` fields. */
function ignoredBy<T>(value: T, createKey: (changed: T) => string, depth: number): string[] {
  const before = createKey(value)
  const ignored = [...changesOf(value)].filter(({ changed }) => createKey(changed) === before)
  return [...new Set(ignored.map(({ path }) => path.slice(0, depth).join('.')))]
}

describe('the key of a page changes with every field, new ones included', () => {
  test('of the page, except those that are excluded', () => {
    const ignored = ignoredBy(page, (changed) => computeKey({ ...tasks.page, page: changed }), 1)
    expect(ignored).toEqual(Object.keys(excluded.sitePage))
  })

  test('of its task, except those that are excluded', () => {
    const others = (kind: RenderTask['kind'], depth: number): string[] => {
      // A task of another kind isn't a change of this one.
      const { kind: _, ...fields } = tasks[kind]
      return ignoredBy(fields, (changed) => computeKey({ ...tasks[kind], ...changed } as RenderTask), depth)
    }
    expect(others('page', 2)).toEqual(['page.compiled', ...Object.keys(excluded.pageTask)])
    expect(others('list', 4)).toEqual(['page.excerpts.0.compiled'])
    expect(others('api', 2)).toEqual(Object.keys(excluded.apiTask))
    expect(others('template', 1)).toEqual([])
  })

  test('of what all pages are made with, except the bundle beside its id and other languages', () => {
    const ignored = ignoredBy(constants, (changed) => computeKey(tasks.page, changed), 2)
    const ofBundle = Object.keys(sampleBundle).filter((field) => field !== 'buildId')
    expect(ignored).toEqual([
      ...ofBundle.map((field) => `bundle.${field}`),
      'bundle.+',
      'messages.ar',
      'messages.+',
    ])
  })
})

describe('the key of a page', () => {
  test.each(['key', 'usesCatalog', 'contentLists'] as const)(
    'changes with `%s` of the compiled page',
    (field) => {
      const compiled = { ...page.compiled, key: 'other', usesCatalog: false, contentLists: [] }
      const changed = { ...page, compiled: { ...page.compiled, [field]: compiled[field] } }
      expect(computeKey({ ...tasks.page, page: changed })).not.toBe(computeKey(tasks.page))
    },
  )

  test('does not depend on the catalog, questions, and releases where the page uses none', () => {
    const plain: RenderTask = { ...tasks.page, page: sampleSitePage('b') }
    const changed: RenderConstants = {
      ...constants,
      catalog: [],
      listUrls: { questions: { a: '/' }, services: {}, releases: {} },
    }
    expect(computeKey(plain, changed)).toBe(computeKey(plain))
  })

  test('changes with the code that renders', () => {
    const [before, after] = ['1', '2'].map((engine) =>
      createRenderKey(tasks.template, createConstantKeys(constants, engine)),
    )
    expect(after).not.toBe(before)
  })
})
