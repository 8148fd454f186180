import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { load } from 'js-yaml'
import { isObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import { listFilesBelow } from '../pages/list-collection-files.ts'
import { locateSetting } from '../read/locate-setting.ts'
import type { ApiSpec, SpecDocument } from './api-spec.ts'
import { toKebabCase } from './to-kebab-case.ts'

/** Reads the documents that are in the site's repository. All others are listed, with what to do about them. */
export function readApiSources(
  specs: readonly ApiSpec[],
  site: DocusaurusSite,
  report: ImportReport,
): SpecDocument[] {
  return specs.flatMap((spec) => {
    const problem = (text: string): [] => {
      report.add('plugin', text, locateSetting(site.root, site.configFile, spec.path))
      return []
    }
    if (/^https?:/.test(spec.path))
      return problem(
        `The OpenAPI document \`${spec.path}\` isn't in the repository. Save it as \`content/api/${spec.id}.yaml\`, and add it to \`apis\`.`,
      )
    const file = findDocument(spec.path, site)
    if (file === undefined)
      return problem(
        `The OpenAPI document \`${spec.path}\` of \`${spec.plugin}\` doesn't exist. If a script creates it, run it and import again.`,
      )
    if (!statSync(file).isDirectory()) return readSource(spec, file, problem)
    return readFolder(spec, file)
  })
}

/** Reads the documents of a folder. If each has a page, the path of its file is a part of the address. */
function readFolder(spec: ApiSpec, folder: string): SpecDocument[] {
  const hasPages = spec.pages === 'files'
  const pattern = hasPages ? /(?:^|[./])openapi\.(?:ya?ml|json)$/ : /\.(?:json|ya?ml)$/
  return listFilesBelow(folder)
    .filter((path) => pattern.test(path))
    .flatMap((path) => {
      const name = path.replace(hasPages ? /(?:(?:^|\/)index)?(?:\.openapi)?\.\w+$/ : /\.\w+$/, '')
      const id = name === '' ? spec.id : `${spec.id}-${toKebabCase(name)}`
      const route = hasPages ? posix.join(spec.route ?? '/', name, '/') : spec.route
      return readSource({ ...spec, id, route }, join(folder, path), () => [])
    })
}

/** Paths are relative to the site. Some plugins also look in the static folders, by the address of a file. */
function findDocument(path: string, { root, staticFolders }: DocusaurusSite): string | undefined {
  return [resolve(root, path), ...staticFolders.map((folder) => join(folder, path))].find((file) =>
    existsSync(file),
  )
}

function readSource(spec: ApiSpec, file: string, problem: (text: string) => []): SpecDocument[] {
  const document = parseDocument(file)
  if (document === undefined || (document.openapi === undefined && document.swagger === undefined))
    return problem(`\`${relative('.', file).split('/').at(-1)}\` isn't an OpenAPI document.`)
  return [{ ...spec, file, document }]
}

function parseDocument(file: string): UnknownObject | undefined {
  const text = readFileSync(file, 'utf8')
  try {
    const value: unknown = file.endsWith('.json') ? JSON.parse(text) : load(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
