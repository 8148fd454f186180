import { basename } from 'node:path'
import { inflateSync } from 'node:zlib'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { asText } from '../read/as-values.ts'
import type { ApiSubject } from './api-spec.ts'

const generatedName = /\.(api|info|tag|schema)\.mdx?$/

/** Whether a plugin wrote a page of an OpenAPI document, by the name of its file. */
export const isGeneratedPage = ({ source, kind }: Pick<DocusaurusPage, 'source' | 'kind'>): boolean =>
  kind === 'doc' && generatedName.test(source)

/** Returns the name of the file without the ending of the plugin. */
export const getGeneratedId = (source: string): string => basename(source).replace(generatedName, '')

/** Reads the operation of a page that a plugin wrote: from its data, or from the component that prints its path. */
export function readOperation({
  frontMatter,
  text,
}: Pick<DocusaurusPage, 'frontMatter' | 'text'>): ApiSubject | undefined {
  const data = readData(frontMatter.api)
  const [, method = asText(data.method), path = asText(data.path)] =
    text.match(/<MethodEndpoint\s+method=\{"(\w+)"\}\s+path=\{"([^"]+)"\}/) ?? []
  return method === undefined || path === undefined ? undefined : { kind: 'operation', method, path }
}

/** The plugin compresses the data of an operation, unless its options say otherwise. */
function readData(value: unknown): UnknownObject {
  if (isObject(value)) return value
  const text = asText(value)
  if (text === undefined) return {}
  try {
    return toObject(
      JSON.parse(text.startsWith('{') ? text : inflateSync(Buffer.from(text, 'base64')).toString()),
    )
  } catch {
    return {}
  }
}
