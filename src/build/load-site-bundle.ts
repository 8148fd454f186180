import { join } from 'node:path'
import { z } from 'zod'
import { type BundleOptions, createBundleKeys, loadBundle } from '../bundle/load-bundle.ts'
import { readSiteExtensions } from '../bundle/site-extensions.ts'
import type { EngineDigests } from '../disk/engine-digest.ts'
import { createFooterView, createSiteView } from '../render/create-site-view.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { SiteComponents } from '../shared/content/article-components.ts'
import { createFileError, DocsError, type Problem } from '../shared/docs-error.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import type { RenderModule } from '../shared/output/render-module.ts'

export interface SiteBundleInput {
  root: string
  /** Cache folder. */
  cache: string
  config: DocsConfig
  engine: EngineDigests
  /** Whether pages follow builds. */
  isDev?: boolean
}

/** Creates the options of a site's bundle. */
export function createBundleOptions({
  root,
  cache,
  config,
  engine,
  isDev = false,
}: SiteBundleInput): BundleOptions {
  const site = { ...createSiteView(config), ...(isDev ? { isDev } : {}) }
  const shell = { site, footer: createFooterView(config) }
  const extensions = readSiteExtensions(root)
  const keys = createBundleKeys({ ...shell, extensions }, engine.bundle)
  return { folder: join(cache, 'bundle'), ...keys, ...shell, extensions }
}

const propSchema = z.strictObject({
  type: z.enum(['string', 'number', 'boolean']),
  isRequired: z.boolean().default(false),
  oneOf: z.array(z.string()).min(1).optional(),
})

const renderFunction = z.custom<unknown>((value) => typeof value === 'function', 'must be a function')

const declarationSchema = z.strictObject({
  props: z.record(z.string(), propSchema).default({}),
  render: renderFunction,
  markdown: renderFunction.optional(),
  isInteractive: z.boolean().default(false),
})

/**
 * Reads the declarations of the site's components, which pages are checked against. They run, so their bundle is
 * created first. Undefined for a site without any.
 */
export async function loadSiteComponents(
  options: BundleOptions,
  getBundle = () => loadBundle(options),
): Promise<SiteComponents | undefined> {
  const names = Object.keys(options.extensions?.components ?? {})
  if (names.length === 0) return undefined
  const bundle = await getBundle()
  const { siteComponents } = await importRenderModule(bundle)
  const problems: Problem[] = []
  const entries = names.map((name) => {
    const parsed = declarationSchema.safeParse(siteComponents[name])
    if (!parsed.success)
      problems.push(...parsed.error.issues.map((issue) => createDeclarationProblem(name, issue)))
    return [name, { props: parsed.data?.props ?? {} }]
  })
  if (problems.length > 0) throw new DocsError(problems)
  return Object.fromEntries(entries)
}

async function importRenderModule({ renderModule }: Bundle): Promise<RenderModule> {
  try {
    return await import(renderModule)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw createFileError(
      'components',
      `A module in \`components/\` or \`theme/\` fails when it's loaded: ${reason}`,
      'Correct the module. The build runs it without a browser, so `window` and `document` exist only in effects and handlers.',
    )
  }
}

const createDeclarationProblem = (name: string, { path, message }: z.core.$ZodIssue): Problem => ({
  problem: `The declaration of \`<${name}>\` is wrong${path.length === 0 ? '' : ` at \`${path.join('.')}\``}: ${message}.`,
  at: { file: `components/${name}.tsx`, line: undefined },
  fix: 'Export `defineComponent({ props, render })` by default, from `docent/components`.',
})
