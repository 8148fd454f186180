import type { ApiOperation } from './api-document.ts'

/** Renderer of an API reference. */
export type Renderer = 'Docent' | 'Redoc' | 'Swagger UI'

/** How an operation is found in the page of a renderer; all are CSS selectors but the address. */
interface RendererPage {
  /** Address of the operation, relative to the page's address. */
  address: (operation: ApiOperation) => string
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
    address: ({ id, tag }) => `${toSlug(tag)}/${id}/`,
    root: ({ id }) => `[data-api-outlet] .operation[data-operation="${id}"]`,
    title: 'h1',
    link: ({ id }) => `.api-index a[href$="/${id}/"]`,
    group: ({ tag }) => `.api-index .index-group:has(a[href$="/${toSlug(tag)}/"]) button`,
  },
  Redoc: {
    address: ({ id, tag }) => `#/${toSlug(tag)}/${id.toLowerCase()}`,
    root: ({ id }) => `[data-section-id$="/${id.toLowerCase()}"]`,
    title: 'h2',
    link: ({ id, tag }) => `a[href="#/${toSlug(tag)}/${id.toLowerCase()}"]:has([role="none"])`,
    group: ({ tag }) => `a[href="#/${toSlug(tag)}"]:has([role="none"])`,
  },
  'Swagger UI': {
    address: ({ id, tag }) => `#/${encodeURIComponent(tag)}/${id}`,
    root: ({ id }) => `.opblock.is-open[id$="-${id}"]`,
    title: '.opblock-summary-path',
    link: ({ id }) => `.opblock[id$="-${id}"] .opblock-summary-control`,
    group: ({ tag }) => `.opblock-tag[data-tag="${tag}"]`,
  },
}

const toSlug = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')
