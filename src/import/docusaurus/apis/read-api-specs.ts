import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusSite, PluginUse } from '../docusaurus-site.ts'
import { asList, asText } from '../read/as-values.ts'
import { toRoute } from '../read/url-paths.ts'
import type { ApiSpec } from './api-spec.ts'
import { toKebabCase } from './to-kebab-case.ts'

type NewSpec = Omit<ApiSpec, 'id' | 'plugin' | 'pages'> & { name: string; pages?: ApiSpec['pages'] }

/** Reads the documents of one kind of plugin. */
type ReadSpecs = (options: UnknownObject, name: string) => NewSpec[]

const plugins: readonly { pattern: RegExp; read: ReadSpecs }[] = [
  { pattern: /plugin-openapi-docs/, read: readGeneratedPages },
  { pattern: /redocusaurus|docusaurus-plugin-redoc/, read: readRedocPages },
  { pattern: /(?:plugin|preset)-openapi(?![\w-])/, read: readOpenApiPages },
  {
    pattern: /plugin-api-docs|docusaurus-plugin-scalar|scalar-docusaurus|@scalar\/docusaurus/,
    read: readScalarPage,
  },
]

const findPlugin = ({ name }: PluginUse): (typeof plugins)[number] | undefined =>
  plugins.find(({ pattern }) => pattern.test(name))

/** Whether a plugin generates pages from OpenAPI documents. */
export const isApiPlugin = (use: PluginUse): boolean => findPlugin(use) !== undefined

/** Lists the OpenAPI documents that plugins of a site show. */
export function readApiSpecs({ plugins: uses }: Pick<DocusaurusSite, 'plugins'>): ApiSpec[] {
  const ids = new Set<string>()
  return uses.flatMap((use) =>
    (findPlugin(use)?.read(use.options, use.name) ?? []).map(({ name, pages = 'document', ...spec }) => ({
      ...{ ...spec, pages },
      plugin: use.name.replace(/^preset /, ''),
      id: createId(name, ids),
    })),
  )
}

function createId(name: string, ids: Set<string>): string {
  const slug = toKebabCase(name)
  const base = /^[a-z]/.test(slug) ? slug : `api${slug === '' ? '' : `-${slug}`}`
  let id = base
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`
  ids.add(id)
  return id
}

/** Reads `docusaurus-plugin-openapi-docs`: documents by ID, each with older versions. */
function readGeneratedPages({ config }: UnknownObject): NewSpec[] {
  return Object.entries(toObject(config)).flatMap(([name, value]) => {
    const { versions, label, ...own } = toObject(value)
    const older = Object.entries(toObject(versions)).flatMap(([version, other]) =>
      readGenerated(`${name}-${version}`, {
        outputDir: `${asText(own.outputDir) ?? ''}/${version}`,
        ...toObject(other),
      }),
    )
    return [...readGenerated(name, { ...own, ...(older.length > 0 ? { label } : {}) }), ...older]
  })
}

function readGenerated(name: string, { specPath, outputDir, label }: UnknownObject): NewSpec[] {
  const path = asText(specPath)
  const outputFolder = asText(outputDir)
  return path === undefined || outputFolder === undefined
    ? []
    : [{ name, path, label: asText(label), outputFolder, route: undefined }]
}

/** Reads `redocusaurus`: a list of documents with one page each, and a folder of others. */
function readRedocPages(options: UnknownObject): NewSpec[] {
  const { specs, spec, specUrl, route, routePath, openapi } = options
  const single = spec ?? specUrl
  const all =
    single === undefined ? asList(specs).map(toObject) : [{ spec, specUrl, route: route ?? routePath }]
  const { path, routeBasePath } = toObject(openapi)
  const folder = createPage({
    name: 'api',
    path: asText(path) ?? 'openapi',
    route: asText(routeBasePath) ?? '/api',
  })
  const hasFolder = openapi !== undefined || all.length === 0
  const documents = all.flatMap((entry: UnknownObject) => {
    const path = asText(entry.spec) ?? asText(entry.specUrl)
    const page = asText(entry.route) ?? asText(entry.routePath)
    if (path === undefined) return []
    return [createPage({ name: asText(entry.id) ?? page ?? 'api', path, route: page ?? '/api/' })]
  })
  return hasFolder ? [...documents, { ...folder, pages: 'files' }] : documents
}

/** Reads `docusaurus-plugin-openapi`, also as a part of its preset. */
function readOpenApiPages(options: UnknownObject, name: string): NewSpec[] {
  const isPreset = /preset/.test(name)
  if (isPreset && options.api === false) return []
  const { path, routeBasePath, id } = isPreset ? toObject(options.api) : options
  const file = asText(path) ?? 'openapi.json'
  const page = createPage({ name: asText(id) ?? 'api', path: file, route: asText(routeBasePath) ?? 'api' })
  return [{ ...page, pages: 'operations' }]
}

/** Reads the plugin of Scalar, which shows one page. */
function readScalarPage({ route, id, label, configuration }: UnknownObject): NewSpec[] {
  const { url, spec } = toObject(configuration)
  const path = asText(url) ?? asText(toObject(spec).url)
  if (path === undefined) return []
  return [
    {
      ...createPage({ name: asText(id) ?? 'api', path, route: asText(route) ?? '/scalar' }),
      label: asText(label),
    },
  ]
}

const createPage = ({ name, path, route }: { name: string; path: string; route: string }): NewSpec => ({
  name,
  path,
  label: undefined,
  outputFolder: undefined,
  route: toRoute(route),
})
