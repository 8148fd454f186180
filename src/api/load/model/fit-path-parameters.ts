import type { ApiParameter } from '../../../shared/api/api-document.ts'
import { listPlaceholders } from './path-key.ts'

/** Drops the path parameters that a path doesn't contain, and adds parameters that nothing describes. */
export function fitPathParameters(parameters: readonly ApiParameter[], path: string): ApiParameter[] {
  const placeholders = new Set(listPlaceholders(path))
  const described = parameters.filter(
    (parameter) => parameter.in !== 'path' || placeholders.has(parameter.name),
  )
  const names = new Set(described.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : [])))
  const missing = [...placeholders].filter((name) => !names.has(name))
  return [...missing.map(createPathParameter), ...described]
}

const createPathParameter = (name: string): ApiParameter => ({
  name,
  in: 'path',
  isRequired: true,
  isDeprecated: false,
  description: '',
  schema: { type: 'string' },
  style: 'simple',
  explode: false,
  allowReserved: false,
  mediaType: undefined,
  example: undefined,
})
