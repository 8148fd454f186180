import type { Schema } from '../../../../shared/api/api-document.ts'
import { schemasFile } from '../../../../shared/api/api-files.ts'
import { withBase } from '../../../../shared/urls.ts'
import { fetchFile } from '../../../loading/fetch-file.ts'
import { getSite } from '../../../stores/site-store.ts'
import type { BodyProblem } from './explain-schema-errors.ts'

export type BodyCheck = (body: unknown) => BodyProblem[]

const schemasOfApis = new Map<string, Promise<Record<string, Schema>>>()

/**
 * The check of bodies against a schema; the validator and the schemas are fetched when the first body is checked.
 * Rejects when they cannot be fetched; the next call tries again.
 */
export async function loadBodyCheck(api: string, schema: Schema): Promise<BodyCheck> {
  const [{ createBodyCheck }, schemas] = await Promise.all([import('./check-body.ts'), loadSchemas(api)])
  return createBodyCheck(schema, schemas)
}

function loadSchemas(api: string): Promise<Record<string, Schema>> {
  const known = schemasOfApis.get(api)
  if (known !== undefined) return known
  const loading = fetchSchemas(withBase(getSite().base, schemasFile(api)))
  schemasOfApis.set(api, loading)
  loading.catch(() => schemasOfApis.delete(api))
  return loading
}

async function fetchSchemas(path: string): Promise<Record<string, Schema>> {
  return (await fetchFile(path)).json()
}
