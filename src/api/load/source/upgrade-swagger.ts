import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { DocsError } from '../../../shared/docs-error.ts'
import {
  getMember,
  isObject,
  mapValues,
  toList,
  toObject,
  type UnknownObject,
} from '../../../shared/read-unknown.ts'
import { type FindTarget, inlineBodyParameters, moveExample } from './inline-body-parameters.ts'
import type { DocumentFile } from './parse-source.ts'
import { readHostTemplate } from './read-host-template.ts'
import { requireForms } from './require-forms.ts'
import type { SourcePositions } from './source-positions.ts'

/** Returns a Swagger 2.0 document as OpenAPI 3.0, and other documents unchanged. Problems keep their lines. */
export function upgradeSwagger(source: DocumentFile, find: FindTarget): DocumentFile {
  const { value, file, positions } = source
  if (!isObject(value) || !/^2(\.0)?$/.test(String(value.swagger))) return source
  limitSize(value, source)
  const prepared = {
    ...prepareServers(value),
    swagger: '2.0',
    'x-ms-parameterized-host': undefined,
    'x-ms-paths': undefined,
    // Azure's paths with a query.
    paths: mapValues({ ...toObject(value.paths), ...toObject(value['x-ms-paths']) }, (item) =>
      inlineBodyParameters(item, { source, find }),
    ),
    ...(isObject(value.parameters) && { parameters: mapValues(value.parameters, moveExample) }),
  }
  try {
    const upgraded = upgradeFromTwoToThree(prepared)
    return {
      file,
      value: { ...upgraded, paths: requireForms(upgraded.paths), ...readHostTemplate(value) },
      positions: adaptPositions(positions),
      isConverted: true,
      swagger: { consumes: value.consumes, produces: value.produces },
    }
  } catch (error) {
    const problem = `The file can't be converted to OpenAPI 3.0: ${error instanceof Error ? error.message : String(error)}.`
    const fix = 'Correct the file, or convert it with another tool.'
    throw new DocsError([{ problem, at: { file, line: 1 }, fix }])
  }
}

/** Returns an object from another file of a Swagger document as OpenAPI 3.0. Its `$ref`s stay. */
export function upgradePart(
  fields: UnknownObject,
  kind: string,
  { root, source, find }: { root: DocumentFile; source: DocumentFile; find: FindTarget },
): UnknownObject {
  if (source === root || root.swagger === undefined || !isOutdated(fields, kind)) return fields
  limitSize(fields, source)
  const upgrade = (item: UnknownObject): UnknownObject => {
    const paths = { '/': structuredClone(item) }
    return toObject(
      requireForms(upgradeFromTwoToThree({ swagger: '2.0', info: {}, ...root.swagger, paths }).paths)['/'],
    )
  }
  if (kind === 'pathItem') return upgrade(toObject(inlineBodyParameters(fields, { source, find })))
  const { parameters, responses } = toObject(
    upgrade({ get: kind === 'response' ? { responses: { 200: fields } } : { parameters: [fields] } }).get,
  )
  return toObject(kind === 'response' ? toObject(responses)[200] : toList(parameters)[0])
}

/** Whether an object is written as in Swagger 2.0. The type of a parameter that is a body can't be upgraded alone. */
function isOutdated({ $ref, type, schema, content, headers }: UnknownObject, kind: string): boolean {
  if ($ref !== undefined || content !== undefined) return false
  if (kind === 'parameter') return schema === undefined && type !== undefined
  const hasTypes = Object.values(toObject(headers)).some((header) => getMember(header, 'type') !== undefined)
  return kind === 'pathItem' || (kind === 'response' && (schema !== undefined || hasTypes))
}

/** Far more values than any real document has, and than aliases of YAML can be allowed to expand to. */
const maxValues = 3_000_000
const maxDepth = 1_000

/** Throws if aliases multiply or contain themselves: conversions and overlays expand them. */
export function limitSize(root: unknown, { file }: Pick<DocumentFile, 'file'>): void {
  let count = 0
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return
    if (++count > maxValues || depth > maxDepth) {
      const problem = 'The YAML aliases in the file expand to too much data or contain themselves.'
      throw new DocsError([{ problem, at: { file, line: 1 }, fix: 'Use `$ref` instead of `*`.' }])
    }
    for (const child of Object.values(value)) visit(child, depth + 1)
  }
  visit(root, 0)
}

/** Selects the web schemes, HTTPS first. Without any, Swagger means the scheme that the document was loaded with. */
function prepareServers(document: UnknownObject): UnknownObject {
  const schemes = toList(document.schemes).filter((scheme) => scheme === 'https' || scheme === 'http')
  return { ...document, schemes: schemes.length === 0 ? ['https'] : schemes.sort().reverse() }
}

/** Number of the value `components`, which only the converted document has. */
const componentsNode = -1

/** Sections of `components` and the keys that they have in Swagger. */
const sections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  responses: 'responses',
  parameters: 'parameters',
  requestBodies: 'parameters',
  securitySchemes: 'securityDefinitions',
}

/** Finds the place in a converted document of a path that other files have to it: `definitions` are `components` now. */
export function readSwaggerPath(path: readonly string[], { swagger }: DocumentFile): string[] {
  if (swagger === undefined) return [...path]
  const section = Object.keys(sections).find((key) => sections[key] === path[0])
  return section === undefined ? [...path] : ['components', section, ...path.slice(1)]
}

/** Finds the values of the converted document in the file. Values that it doesn't have are at their parent. */
function adaptPositions(positions: SourcePositions): SourcePositions {
  const toFileNode = (node: number): number => (node === componentsNode ? 0 : node)
  return {
    ...positions,
    findChild(node, key) {
      if (node === componentsNode) return positions.findChild(0, sections[key] ?? key)
      return node === 0 && key === 'components' ? componentsNode : positions.findChild(node, key)
    },
    getLine: (node) => positions.getLine(toFileNode(node)),
    getPointer: (node) => positions.getPointer(toFileNode(node)),
  }
}
