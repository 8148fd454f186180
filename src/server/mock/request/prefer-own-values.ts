import type { ApiParameter, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { createPlaceholder } from '../../../shared/api/security/list-credentials.ts'

/**
 * Sorts operations whose paths differ only in the names of their parameters, such as `/{aws_path}/login` and
 * `/{gcp_path}/login`: first those whose own examples, defaults, or placeholders a request has in its path.
 */
export function preferOwnValues(
  operations: readonly [OpenApiOperation, ...OpenApiOperation[]],
  readValues: (operation: OpenApiOperation) => Record<string, string>,
): [OpenApiOperation, ...OpenApiOperation[]] {
  const [only, ...others] = operations
  if (others.length === 0) return [only]
  const counts = new Map(operations.map((own) => [own, countOwnValues(own, readValues(own))]))
  const [first = only, ...rest] = operations.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  return [first, ...rest]
}

const countOwnValues = ({ parameters }: OpenApiOperation, values: Record<string, string>): number =>
  parameters.filter(
    (parameter) => parameter.in === 'path' && listOwnValues(parameter).includes(values[parameter.name] ?? ''),
  ).length

function listOwnValues({ name, example, schema }: ApiParameter): string[] {
  const given = typeof schema === 'object' ? schema.default : undefined
  return [createPlaceholder(name), ...[example, given].flatMap((value) => value ?? []).map(String)]
}
