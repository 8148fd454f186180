import type { Schema, SchemaObject } from '../../../../shared/api/api-document.ts'
import { refToSchemaName } from '../../../../shared/api/json-pointer.ts'
import { isObject, toObject } from '../../../../shared/read-unknown.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import type { Report } from '../../report-problem.ts'
import { formatCycle } from './check-circular-refs.ts'
import { inlineCircularParts, removeParts } from './repair-circular-schemas.ts'

/**
 * Reports schemas that include themselves at the same level: `A` is all of `B`, and `B` is one of `A`. Such a schema
 * can't validate anything. A schema may contain itself in a property or a list. Repairs the schemas of the model, and
 * returns the names of those that were circular.
 */
export function checkCircularSchemas(model: DocumentModel, report: Report): ReadonlySet<string> {
  const circular = new Set<string>()
  for (const names of findAllCycles(model.schemas)) {
    for (const name of names) circular.add(name)
    report.addWarning('schemas', findSchemaNode(names[0] ?? '', model), {
      problem: `The schema includes itself and never reaches a type: ${formatCycle(names)}.`,
      fix: 'Give one of the schemas a `type` instead of a `$ref` to the next.',
    })
  }
  inlineCircularParts(model.schemas, circular)
  for (const names of findAllCycles(model.schemas)) {
    const last = names.at(-1) ?? ''
    model.schemas[last] = removeParts(model.schemas[last] ?? true, names[0] ?? '')
  }
  return circular
}

function findAllCycles(schemas: DocumentModel['schemas']): string[][] {
  const checkedNames = new Set<string>()
  return Object.keys(schemas).flatMap((start) => findCycles(start, schemas, checkedNames))
}

function findSchemaNode(name: string, { document }: DocumentModel): [object] {
  const components = toObject(document.components)
  const schemas = toObject(components.schemas)
  return [isObject(schemas[name]) ? schemas[name] : document]
}

/** Searches depth first without recursion: a chain of schemas can be as long as the document. */
function findCycles(start: string, schemas: DocumentModel['schemas'], checkedNames: Set<string>): string[][] {
  const path: string[] = []
  const onPath = new Set<string>()
  const pending: { name: string; isLeaving: boolean }[] = [{ name: start, isLeaving: false }]
  const cycles: string[][] = []
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { name, isLeaving } = step
    if (isLeaving) {
      path.pop()
      onPath.delete(name)
      checkedNames.add(name)
    } else if (onPath.has(name)) {
      cycles.push(path.slice(path.indexOf(name)))
    } else if (!checkedNames.has(name)) {
      path.push(name)
      onPath.add(name)
      pending.push({ name, isLeaving: true })
      for (const next of listNames(schemas[name])) pending.push({ name: next, isLeaving: false })
    }
  }
  return cycles
}

/** Lists the schemas that apply to the same value as this schema. */
function listNames(schema: Schema | undefined): string[] {
  if (typeof schema !== 'object') return []
  const { $ref, allOf, anyOf, oneOf, not } = schema
  const conditions = [schema.if, schema.then, schema.else] as (SchemaObject | undefined)[]
  const parts = [allOf, anyOf, oneOf, not, conditions].flat().flatMap((part) => listNames(part))
  return $ref === undefined ? parts : [refToSchemaName($ref), ...parts]
}
