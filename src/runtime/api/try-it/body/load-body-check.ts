import type { Schema } from '../../../../shared/api/api-document.ts'
import { getSchemasFile } from '../../../../shared/api/api-files.ts'
import type { RequestBodySpec } from '../../../../shared/api/request-spec.ts'
import { getServedPath, loadJson } from '../../load-json.ts'
import type { BodyProblem } from './explain-schema-errors.ts'

export type BodyCheck = (body: unknown) => BodyProblem[]

/**
 * Creates the check of bodies against a schema. The validator and the schemas are fetched with the first body. Rejects
 * if they can't be fetched; the next call tries again.
 */
export async function loadBodyCheck(
  api: string,
  { schema: printedSchema = true, schemaFile }: Pick<RequestBodySpec, 'schema' | 'schemaFile'>,
): Promise<BodyCheck> {
  const [{ createBodyCheck }, schemas, schema] = await Promise.all([
    import('./check-body.ts'),
    loadJson<Record<string, Schema>>(getServedPath(getSchemasFile(api))),
    schemaFile === undefined ? printedSchema : loadJson<Schema>(getServedPath(schemaFile)),
  ])
  return createBodyCheck(schema, schemas)
}
