import type { Schema } from '../../../../shared/api/api-document.ts'
import { getSchemasFile } from '../../../../shared/api/api-files.ts'
import { getServedPath, loadJson } from '../../files.ts'
import type { BodyProblem } from './explain-schema-errors.ts'

export type BodyCheck = (body: unknown) => BodyProblem[]

/**
 * Creates the check of bodies against a schema. The validator and the schemas are fetched with the first body. Rejects
 * if they can't be fetched; the next call tries again.
 */
export async function loadBodyCheck(api: string, schema: Schema): Promise<BodyCheck> {
  const [{ createBodyCheck }, schemas] = await Promise.all([
    import('./check-body.ts'),
    loadJson<Record<string, Schema>>(getServedPath(getSchemasFile(api))),
  ])
  return createBodyCheck(schema, schemas)
}
