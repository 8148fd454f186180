import type { ApiOperation } from './api-document.ts'

/** Renderer of an API reference. */
export type Renderer = 'Docent' | 'Redoc' | 'Swagger UI'

/** How an operation is found in the page of a renderer; all are CSS selectors but the hash. */
interface RendererPage {
  /** Hash in the address of the operation. `html` is the page as served. */
  hash: (operation: ApiOperation, html: string) => string
  /** The operation, once it is open. */
  root: (operation: ApiOperation) => string
  /** Its heading or path, below the root. */
  title: string
  /** Link that opens it. */
  link: (operation: ApiOperation) => string
  /** Element to click first, where the links of a group are initially hidden. */
  group?: (operation: ApiOperation) => string
}

/** Selectors of each renderer. */
export const rendererPages: Record<Renderer, RendererPage> = {
  Docent: {
    hash: readHash,
    root: ({ id }) => `[data-api-outlet] .operation[data-operation="${id}"]`,
    title: 'h2',
    link: ({ id }) => `.api-index a[href$="/${id}"]`,
    group: ({ id }) => `.api-index section:has(a[href$="/${id}"]) .index-group button`,
  },
  Redoc: {
    hash: ({ id, tag }) => `#/${toSlug(tag)}/${id.toLowerCase()}`,
    root: ({ id }) => `[data-section-id$="/${id.toLowerCase()}"]`,
    title: 'h2',
    link: ({ id, tag }) => `a[href="#/${toSlug(tag)}/${id.toLowerCase()}"]:has([role="none"])`,
    group: ({ tag }) => `a[href="#/${toSlug(tag)}"]:has([role="none"])`,
  },
  'Swagger UI': {
    hash: ({ id, tag }) => `#/${encodeURIComponent(tag)}/${id}`,
    root: ({ id }) => `.opblock.is-open[id$="-${id}"]`,
    title: '.opblock-summary-path',
    link: ({ id }) => `.opblock[id$="-${id}"] .opblock-summary-control`,
    group: ({ tag }) => `.opblock-tag[data-tag="${tag}"]`,
  },
}

/** The address that the index links to. */
function readHash({ id }: ApiOperation, html: string): string {
  const hash = new RegExp(`href="(#/[^"/]+/${id})"`).exec(html)?.[1]
  if (hash === undefined) throw new Error(`The index of the API page has no link to the operation \`${id}\`.`)
  return hash
}

const toSlug = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')
