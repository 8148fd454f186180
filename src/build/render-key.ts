import { digest } from '../disk/digest.ts'
import type { RenderTask } from '../shared/output/render-task.ts'
import type { SitePage } from '../shared/site/site.ts'
import type { RenderConstants } from './render-batch.ts'

/** Reasons by field. */
type Exclusions<T> = { readonly [Field in keyof T]?: string }

type TaskOf<Kind extends RenderTask['kind']> = Extract<RenderTask, { kind: Kind }>

const searchReason = 'the packs of the search report the pages whose data they lack'

/**
 * Fields that keys leave out, each with the reason. Every other field, including a new one, enters the key of its page.
 */
export const excluded = {
  sitePage: { compiled: 'its own key covers it' } satisfies Exclusions<SitePage>,
  pageTask: { search: searchReason } satisfies Exclusions<TaskOf<'page'>>,
  apiTask: { search: searchReason } satisfies Exclusions<TaskOf<'api'>>,
  constants: {
    bundle: 'its build id covers it',
    catalog: 'only pages that use the catalog depend on it',
    listedFiles: 'only pages that list questions or releases depend on them',
    listUrls: 'only pages that list questions or releases depend on them',
    messages: 'a page depends on the messages of its locale',
  } satisfies Exclusions<RenderConstants>,
}

/** Digests of data that several pages depend on. */
export interface ConstantKeys {
  /** Data that every page depends on. */
  release: string
  catalog: string
  /** Questions, releases, and the facts of the catalog in them. */
  listedFiles: string
  messages: RenderConstants['messages']
}

/** Computes the digests of constants. `engine` is the digest of the code that renders. */
export function createConstantKeys(constants: RenderConstants, engine: string): ConstantKeys {
  const { bundle, messages, listedFiles, listUrls } = constants
  const catalog = digest(JSON.stringify(constants.catalog))
  return {
    release: digest(engine, bundle.buildId, JSON.stringify(omit(constants, excluded.constants))),
    catalog,
    listedFiles: digest(catalog, JSON.stringify([listedFiles, listUrls])),
    messages,
  }
}

/** Computes the digest of all inputs of a page's files. */
export function createRenderKey(task: RenderTask, keys: ConstantKeys): string {
  return digest(keys.release, JSON.stringify(listIngredients(task, keys)))
}

function listIngredients(task: RenderTask, keys: ConstantKeys): unknown[] {
  switch (task.kind) {
    case 'page': {
      const { page, ...others } = omit(task, excluded.pageTask)
      return [others, listPageIngredients(page, keys), keys.messages[page.view.locale]]
    }
    case 'list': {
      const { page, ...others } = task
      const { excerpts, ...list } = page
      const posts = excerpts.map((post) => listPageIngredients(post, keys))
      return [others, list, posts, keys.messages[page.view.locale]]
    }
    case 'api':
      return [omit(task, excluded.apiTask), keys.messages[task.page.view.locale]]
    case 'apiItems':
      return [task, keys.messages[task.page.view.locale]]
    case 'template':
      return [task, keys.messages[task.page.locale]]
  }
}

function listPageIngredients(page: SitePage, keys: ConstantKeys): unknown[] {
  const { key, usesCatalog, contentLists } = page.compiled
  return [
    key,
    omit(page, excluded.sitePage),
    usesCatalog && keys.catalog,
    contentLists.length > 0 && keys.listedFiles,
  ]
}

function omit<T extends object, Field extends keyof T>(
  value: T,
  fields: Readonly<Record<Field, string>>,
): Omit<T, Field> {
  const entries = Object.entries(value).filter(([field]) => !Object.hasOwn(fields, field))
  return Object.fromEntries(entries) as Omit<T, Field>
}
